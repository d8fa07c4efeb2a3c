import type { Selectable } from 'kysely'
import { recordFinding } from '#server/platform/audit/findings.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { WebhookEvents } from '#server/platform/db/tables/audit.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { PurchaseReference } from '#server/platform/payment-provider/provider.ts'
import { applySnapshot } from '#server/purchases/apply-snapshot.ts'
import { findProviderOrder } from '#server/purchases/find-purchase.ts'
import type { Services } from '#server/services.ts'

const BATCH_SIZE = 200
const SECOND = 1000
const HOUR = 3600 * SECOND
/** Tries after which an event whose processing fails is given up. */
export const MAX_TRIES = 12
/** ms for which an event waits for an unknown order: our own commit may still be on its way. */
export const UNKNOWN_ORDER_WAIT_MS = 72 * HOUR

/** Pauses double, from 15 seconds to 4 hours. */
const pauseAfter = (tries: number): number => Math.min(15 * SECOND * 2 ** (tries - 1), 4 * HOUR)

/** Processes the stored webhooks that are due. Returns how many were finished. */
export async function processWebhooks(services: Services, log: Log): Promise<number> {
  let settled = 0
  for (let taken = 0; taken < BATCH_SIZE; taken++) {
    const event = await claimEvent(services.db, services.now())
    if (event === null) break
    if (await processEvent(services, event, log)) settled++
  }
  return settled
}

async function processEvent(services: Services, event: WebhookEvent, log: Log): Promise<boolean> {
  try {
    if (await applyEvent(services, event)) {
      await finish(services, event, 'done')
      return true
    }
    await waitForOrder(services, event)
  } catch (error) {
    // The class only: messages of a provider may contain personal data.
    const name = error instanceof Error ? error.name : typeof error
    log.warn({ provider: event.provider, type: event.type, error: name }, 'a webhook could not be handled')
    await retryLater(services, event, name)
  }
  return false
}

/**
 * The purchase that an event is about. Where it names a payment only, the provider is asked, and its reply is stored.
 */
async function purchaseOfEvent(services: Services, event: WebhookEvent): Promise<PurchaseReference> {
  const { provider, ref, order_id, payment_ref } = event
  if (ref !== null || order_id !== null || payment_ref === null) return { ref, orderId: order_id }
  const found = await services.payments.byName(provider).purchaseOfPayment(payment_ref)
  if (found === null) return { ref: null, orderId: null }
  await rowOf(services, event).set({ ref: found.ref, order_id: found.orderId }).execute()
  return found
}

/** Fetches the purchase of an event and applies it; false where no order is known for it. */
async function applyEvent(services: Services, event: WebhookEvent): Promise<boolean> {
  const { provider } = event
  const { ref, orderId: order_id } = await purchaseOfEvent(services, event)
  if (ref === null && order_id === null) return false
  const order = await findProviderOrder(services.db, provider, { ref, orderId: order_id })
  if (order === null) return false
  const snapshot = await services.payments.byName(provider).fetch({ orderId: order.id, ref: ref ?? order.provider_ref })
  if (snapshot === null) return false
  await applySnapshot(services, order.lead_id, order.id, snapshot, 'webhook')
  return true
}

async function waitForOrder(services: Services, event: WebhookEvent): Promise<void> {
  const now = services.now()
  if (now.getTime() - event.received_at.getTime() >= UNKNOWN_ORDER_WAIT_MS) {
    const subject = event.ref ?? event.order_id ?? event.payment_ref ?? event.event_id
    const isOfPurchase = event.ref !== null || event.order_id !== null
    const what = isOfPurchase ? 'paid_but_no_order' : 'webhook_given_up'
    await recordFinding(services.db, { what, subject, detail: event.type, now })
    await finish(services, event, 'dead')
    return
  }
  await postpone(services, event, {})
}

async function retryLater(services: Services, event: WebhookEvent, lastError: string): Promise<void> {
  if (event.tries < MAX_TRIES) return postpone(services, event, { last_error: lastError })
  const subject = `${event.provider} ${event.event_id}`
  await recordFinding(services.db, { what: 'webhook_given_up', subject, detail: lastError, now: services.now() })
  await finish(services, event, 'dead')
}

const rowOf = ({ db }: Services, { provider, event_id }: WebhookEvent) =>
  db.updateTable('webhook_events').where('provider', '=', provider).where('event_id', '=', event_id)

async function postpone(services: Services, event: WebhookEvent, changes: { last_error?: string }): Promise<void> {
  const try_at = new Date(services.now().getTime() + pauseAfter(event.tries))
  await rowOf(services, event)
    .set({ try_at, ...changes })
    .execute()
}

async function finish(services: Services, event: WebhookEvent, state: 'done' | 'dead'): Promise<void> {
  await rowOf(services, event).set({ state, done_at: services.now() }).execute()
}

type WebhookEvent = Selectable<WebhookEvents>

/** ms after which an event that was claimed and not finished may be claimed again. */
const LEASE_MS = 120_000

/** Claims the next event that is due. Parallel callers, in any process, claim different events. */
async function claimEvent(db: Database, now: Date): Promise<WebhookEvent | null> {
  const event = await db
    .updateTable('webhook_events')
    .set((row) => ({ tries: row('tries', '+', 1), try_at: new Date(now.getTime() + LEASE_MS) }))
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('provider', 'event_id'),
        'in',
        selectFrom('webhook_events')
          .select(['provider', 'event_id'])
          .where('state', '=', 'pending')
          .where('try_at', '<=', now)
          .orderBy('try_at')
          .limit(1)
          .forUpdate()
          .skipLocked()
          .$asTuple('provider', 'event_id'),
      ),
    )
    .returningAll()
    .executeTakeFirst()
  return event ?? null
}
