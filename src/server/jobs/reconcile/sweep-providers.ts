import { liveSubscriptionStates } from '#domain/billing/subscription.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { treatFraudSince } from '#server/jobs/webhooks/fraud-warnings.ts'
import { postPayouts } from '#server/ledger/post-payouts.ts'
import { type NewFinding, recordFinding } from '#server/platform/audit/findings.ts'
import type { Database } from '#server/platform/db/database.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { Log } from '#server/platform/log/log.ts'
import {
  type HandledEvents,
  isBusy,
  type PaymentProvider,
  type PurchaseHandle,
} from '#server/platform/payment-provider/provider.ts'
import { findProviderOrder } from '#server/purchases/find-purchase.ts'
import { refreshPurchase } from '#server/purchases/refresh-purchase.ts'
import { reportUnknownPurchase } from '#server/purchases/unknown-purchase.ts'
import type { Services } from '#server/services.ts'

/** How far back a sweep goes, in ms: as long as Stripe keeps its events, so that it makes up for an outage of weeks. */
const LOOK_BACK_MS = 30 * MS_PER_DAY

/**
 * Fetches every purchase that changed at the providers, with or without a webhook, treats reports of fraud, posts payouts to
 * the ledger, and records contradictions as findings. A provider that does not answer, or refuses a list, delays neither the others nor the findings.
 * @throws The first provider's error, once everything else is done
 */
export async function sweepProviders(services: Services, log: Log): Promise<void> {
  const since = new Date(services.now().getTime() - LOOK_BACK_MS)
  const failures: unknown[] = []
  for (const provider of services.payments.all) {
    await sweepProvider(services, provider, since, log).catch((error: unknown) => failures.push(error))
    await treatFraudSince(services, provider, since).catch((error: unknown) => failures.push(error))
    await sweepPayouts(services, provider, since).catch((error: unknown) => failures.push(error))
  }
  for (const finding of await findContradictions(services.db)) {
    await recordFinding(services.db, { ...finding, now: services.now() })
  }
  if (failures.length > 0) throw failures[0]
}

async function sweepProvider(services: Services, provider: PaymentProvider, since: Date, log: Log): Promise<void> {
  for await (const handle of provider.changedSince(since, handledBy(services, provider))) {
    const isTooFast = await checkPurchase(services, provider, handle).then(
      () => false,
      (error: unknown) => {
        log.error({ error: describeError(error) }, 'a purchase could not be checked')
        return isBusy(error)
      },
    )
    if (isTooFast) return
  }
}

/** Posts the payouts of the last weeks to the ledger. */
async function sweepPayouts({ db, config, now }: Services, provider: PaymentProvider, since: Date): Promise<void> {
  if (provider.payouts === undefined) return
  const payouts = await provider.payouts(since, now())
  await postPayouts(db, payouts, { provider: provider.name, livemode: config.paymentsEnv === 'live', now: now() })
}

/** Which of a provider's events were handled as webhooks. Events are kept here for longer than a sweep looks back. */
const handledBy =
  ({ db }: Services, { name }: PaymentProvider): HandledEvents =>
  async (eventIds) => {
    if (eventIds.length === 0) return new Set()
    const rows = await db
      .selectFrom('webhook_events')
      .select('event_id')
      .where('provider', '=', name)
      .where('event_id', 'in', [...eventIds])
      .where('state', '=', 'done')
      .execute()
    return new Set(rows.map(({ event_id }) => event_id))
  }

async function checkPurchase(
  services: Services,
  provider: PaymentProvider,
  { orderId, ref }: PurchaseHandle,
): Promise<void> {
  const order = await findProviderOrder(services.db, provider.name, { ref, orderId })
  if (order !== null) {
    const { lead_id: leadId, id, provider_ref, provider_customer: customerRef } = order
    return refreshPurchase(services, {
      leadId,
      orderId: id,
      provider: provider.name,
      ref: ref ?? provider_ref,
      customerRef,
      isWhole: true,
    })
  }
  await reportUnknownPurchase(services, provider, { ref, orderId })
}

type Contradiction = Omit<NewFinding, 'now'>

/** Contradictions in our own tables: access without a payment, two live subscriptions of one customer. */
async function findContradictions(db: Database): Promise<readonly Contradiction[]> {
  const unpaid = await db
    .selectFrom('entitlements')
    .innerJoin('payments', 'payments.id', 'entitlements.payment_id')
    .select(['payments.id as subject', 'payments.lead_id as leadId', 'payments.order_id as orderId'])
    .where('payments.state', '<>', 'succeeded')
    .where('entitlements.revoked_at', 'is', null)
    .execute()
  const doubled = await db
    .selectFrom('subscriptions')
    .select(['id as subject', 'lead_id as leadId', 'order_id as orderId'])
    .where('state', 'in', liveSubscriptionStates)
    .where('duplicate_of', 'is not', null)
    .execute()
  return [
    ...unpaid.map((row) => ({ what: 'entitlement_without_payment', ...row }) as const),
    ...doubled.map((row) => ({ what: 'two_live_subscriptions', ...row }) as const),
  ]
}
