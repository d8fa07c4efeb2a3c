import type { ProviderName } from '#domain/billing/providers.ts'
import { MS_PER_HOUR } from '#domain/time.ts'
import { recordFinding } from '#server/platform/audit/findings.ts'
import { type Deadline, noDeadline } from '#server/platform/concurrency/deadline.ts'
import type { Log } from '#server/platform/log/log.ts'
import { isBusy, type ProviderError, type PurchaseReference } from '#server/platform/payment-provider/provider.ts'
import { agreedPeriods } from '#server/purchases/agreed-periods.ts'
import { applySnapshot } from '#server/purchases/apply-snapshot.ts'
import { findProviderOrder, settledUpTo } from '#server/purchases/find-purchase.ts'
import { reportUnknownPurchase } from '#server/purchases/unknown-purchase.ts'
import type { Services } from '#server/services.ts'
import { claimEvent, claimSiblings, type WebhookEvent } from './claim-events.ts'
import { treatFraudAbout } from './fraud-warnings.ts'

const SECOND = 1000
/** Number of tries after which an event that cannot be processed is given up. */
export const MAX_TRIES = 12
/** ms for which an event waits for an unknown order: our own commit may still be in progress. */
export const UNKNOWN_ORDER_WAIT_MS = 72 * MS_PER_HOUR

/** Pauses double, from 15 seconds to 4 hours. */
const pauseAfter = (tries: number): number => Math.min(15 * SECOND * 2 ** (tries - 1), 4 * MS_PER_HOUR)

/** Processes the stored webhooks that are due, until a deadline. Returns how many were finished. */
export async function processWebhooks(services: Services, log: Log, deadline: Deadline = noDeadline): Promise<number> {
  let settled = 0
  while (!deadline.isOver()) {
    const event = await claimEvent(services.db, services.now())
    if (event === null) break
    settled += await processEvent(services, event, log)
  }
  return settled
}

/** Processes an event together with all other due events of the same purchase. Returns how many were finished. */
async function processEvent(services: Services, event: WebhookEvent, log: Log): Promise<number> {
  let events: readonly WebhookEvent[] = [event]
  try {
    const reference = await purchaseOfEvent(services, event)
    events = [event, ...(await claimSiblings(services, event, reference))]
    const isApplied = await applyEvent(services, event.provider, reference)
    if (isApplied) await treatFraud(services, event)
    for (const each of events) {
      if (isApplied) await finish(services, each, 'done')
      else await waitForOrder(services, each, reference)
    }
    return isApplied ? events.length : 0
  } catch (error) {
    // Only the class of the error: a provider's messages may contain personal data.
    const name = error instanceof Error ? error.name : typeof error
    log.warn({ provider: event.provider, type: event.type, error: name }, 'a webhook could not be handled')
    if (isBusy(error)) await holdProvider(services, events, error)
    else for (const each of events) await retryLater(services, each, name)
  }
  return 0
}

/**
 * The purchase that an event is about. If the event names a payment, the provider is asked, and its reply is stored.
 */
async function purchaseOfEvent(services: Services, event: WebhookEvent): Promise<PurchaseReference> {
  const { provider, ref, order_id, payment_ref } = event
  if (payment_ref === null) return { ref, orderId: order_id }
  const found = await services.payments.byName(provider).purchaseOfPayment(payment_ref)
  if (found === null) return { ref, orderId: order_id }
  await rowOf(services, event).set({ ref: found.ref, order_id: found.orderId }).execute()
  return found
}

/** An event that reports fraud about a payment is treated once the payment is stored. */
async function treatFraud(services: Services, { provider: name, payment_ref, type }: WebhookEvent): Promise<void> {
  const provider = services.payments.byName(name)
  const isAboutFraud = provider.fraudWarnings?.events.includes(type) ?? false
  if (payment_ref !== null && isAboutFraud) await treatFraudAbout(services, provider, payment_ref)
}

/**
 * Fetches the purchase of events and applies it; false if no order is known for it. Charges that were settled before
 * are left out, so that the number of calls does not grow with the number of charges.
 */
async function applyEvent(
  services: Services,
  provider: ProviderName,
  { ref, orderId, charge = null }: PurchaseReference,
): Promise<boolean> {
  if (ref === null && orderId === null) return false
  const order = await findProviderOrder(services.db, provider, { ref, orderId })
  if (order === null) return false
  const snapshot = await services.payments.byName(provider).fetch({
    orderId: order.id,
    ref: ref ?? order.provider_ref,
    customerRef: order.provider_customer,
    periods: await agreedPeriods(services.db, order.lead_id, order.id),
    settledUpTo: await settledUpTo(services.db, order.lead_id, order.id),
    charges: charge === null ? [] : [charge],
  })
  if (snapshot === null) return false
  await applySnapshot(services, order.lead_id, order.id, snapshot, 'webhook')
  return true
}

/** ms to wait for a provider that accepts no calls and does not say for how long. */
const HOLD_MS = 30 * SECOND

/** Sends no calls to a provider for as long as it asked for: all its events wait, and this try does not count. */
async function holdProvider(
  { db, now }: Services,
  events: readonly WebhookEvent[],
  { retryAfterMs }: ProviderError,
): Promise<void> {
  const until = new Date(now().getTime() + (retryAfterMs ?? HOLD_MS))
  for (const event of events) {
    await rowOf({ db }, event)
      .set({ try_at: until, tries: event.tries - 1 })
      .execute()
  }
  await db
    .updateTable('webhook_events')
    .set({ try_at: until })
    .where(
      'provider',
      'in',
      events.map(({ provider }) => provider),
    )
    .where('state', '=', 'pending')
    .where('try_at', '<', until)
    .execute()
}

/**
 * An event without a purchase here waits for one, and is finished after a while: an unpaid purchase needs no action.
 */
async function waitForOrder(services: Services, event: WebhookEvent, reference: PurchaseReference): Promise<void> {
  const { db, payments, now } = services
  const { provider, payment_ref, event_id, received_at, type } = event
  if (now().getTime() - received_at.getTime() < UNKNOWN_ORDER_WAIT_MS) return postpone(services, event, {})
  if (reference.ref === null && reference.orderId === null) {
    const subject = payment_ref ?? event_id
    await recordFinding(db, { what: 'webhook_given_up', subject, detail: type, now: now() })
    return finish(services, event, 'dead')
  }
  const isKnown = (await findProviderOrder(db, provider, reference)) !== null
  const isPaid = !isKnown && (await reportUnknownPurchase(services, payments.byName(provider), reference))
  await finish(services, event, isPaid ? 'dead' : 'ignored')
}

async function retryLater(services: Services, event: WebhookEvent, lastError: string): Promise<void> {
  if (event.tries < MAX_TRIES) return postpone(services, event, { last_error: lastError })
  const subject = `${event.provider} ${event.event_id}`
  await recordFinding(services.db, { what: 'webhook_given_up', subject, detail: lastError, now: services.now() })
  await finish(services, event, 'dead')
}

const rowOf = ({ db }: Pick<Services, 'db'>, { provider, event_id }: WebhookEvent) =>
  db.updateTable('webhook_events').where('provider', '=', provider).where('event_id', '=', event_id)

async function postpone(services: Services, event: WebhookEvent, changes: { last_error?: string }): Promise<void> {
  const try_at = new Date(services.now().getTime() + pauseAfter(event.tries))
  await rowOf(services, event)
    .set({ try_at, ...changes })
    .execute()
}

async function finish(services: Services, event: WebhookEvent, state: 'done' | 'ignored' | 'dead'): Promise<void> {
  await rowOf(services, event).set({ state, done_at: services.now() }).execute()
}
