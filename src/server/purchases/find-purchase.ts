import type { ProviderName } from '#domain/billing/providers.ts'
import { liveSubscriptionStates } from '#domain/billing/subscription.ts'
import { Problem } from '#domain/problem.ts'
import type { Reader } from '#server/platform/db/transaction.ts'
import { readPurchase } from './read-purchase.ts'
import type { StoredPurchase, SubscriptionRow } from './stored-purchase.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

type FoundOrder = {
  readonly lead_id: string
  readonly id: string
  readonly provider_ref: string | null
  readonly provider_customer: string | null
}

/** The order that a provider refers to, by our id in its metadata or by its own reference; null if there is none. */
export async function findProviderOrder(
  db: Reader,
  provider: ProviderName,
  { ref, orderId }: { readonly ref: string | null; readonly orderId: string | null },
): Promise<FoundOrder | null> {
  const orders = db
    .selectFrom('orders')
    .select(['lead_id', 'id', 'provider_ref', 'provider_customer'])
    .where('provider', '=', provider)
  if (orderId !== null && uuid.test(orderId)) {
    const named = await orders.where('id', '=', orderId).executeTakeFirst()
    if (named !== undefined) return named
  }
  if (ref === null) return null
  const referred = await orders
    .where('id', 'in', (subscription) =>
      subscription
        .selectFrom('subscriptions')
        .select('order_id')
        .where('provider', '=', provider)
        .where('provider_ref', '=', ref),
    )
    .executeTakeFirst()
  return referred ?? null
}

/**
 * The provider's reference of the last charge up to which all charges of an order are settled: paid or void, with no
 * refund in progress and no open dispute. Null if there is none.
 */
export async function settledUpTo(db: Reader, leadId: string, orderId: string): Promise<string | null> {
  const charges = await db
    .selectFrom('payments')
    .select('provider_ref')
    .select(({ and, eb, not, exists, selectFrom }) =>
      and([
        eb('state', 'in', ['succeeded', 'void']),
        not(
          exists(
            selectFrom('refunds')
              .select('refunds.id')
              .whereRef('refunds.payment_id', '=', 'payments.id')
              .where('refunds.state', 'in', ['requested', 'submitted']),
          ),
        ),
        not(
          exists(
            selectFrom('disputes')
              .select('disputes.payment_id')
              .whereRef('disputes.payment_id', '=', 'payments.id')
              .where('disputes.state', '=', 'open'),
          ),
        ),
      ]).as('is_settled'),
    )
    .where('lead_id', '=', leadId)
    .where('order_id', '=', orderId)
    .orderBy('period_start')
    .orderBy('at')
    .execute()
  const open = charges.findIndex(({ is_settled }) => is_settled !== true)
  return (open === -1 ? charges : charges.slice(0, open)).at(-1)?.provider_ref ?? null
}

export type OwnSubscription = StoredPurchase & { readonly subscription: SubscriptionRow }

/** A lead's subscription: the live one if there is one, else the one paid last. @throws Problem SUBSCRIPTION_UNKNOWN */
export async function findSubscription(db: Reader, leadId: string): Promise<OwnSubscription> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('subscriptions', (join) =>
      join
        .onRef('subscriptions.lead_id', '=', 'orders.lead_id')
        .onRef('subscriptions.order_id', '=', 'orders.id')
        .onRef('subscriptions.provider_ref', '=', 'orders.provider_ref'),
    )
    .select('orders.id')
    .where('orders.lead_id', '=', leadId)
    .where('orders.paid_at', 'is not', null)
    .orderBy((order) => order('subscriptions.duplicate_of', 'is', null), 'desc')
    .orderBy((order) => order('subscriptions.state', 'in', liveSubscriptionStates), 'desc')
    .orderBy('orders.paid_at', 'desc')
    .executeTakeFirst()
  const stored = row === undefined ? null : await readPurchase(db, leadId, row.id)
  const subscription = stored?.subscription ?? null
  if (stored === null || subscription === null) throw new Problem('SUBSCRIPTION_UNKNOWN')
  return { ...stored, subscription }
}

/**
 * The lead that bought under a normalised address: the one with a live subscription if there is one, else the one that
 * paid last; null if there is none.
 */
export async function subscriberOfEmail(
  db: Reader,
  email: string,
  livemode: boolean,
): Promise<{ readonly leadId: string; readonly email: string } | null> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('leads', 'leads.id', 'orders.lead_id')
    .innerJoin('subscriptions', (join) =>
      join
        .onRef('subscriptions.lead_id', '=', 'orders.lead_id')
        .onRef('subscriptions.order_id', '=', 'orders.id')
        .onRef('subscriptions.provider_ref', '=', 'orders.provider_ref'),
    )
    .select(['leads.id', 'leads.email'])
    .where('leads.email_normalised', '=', email)
    .where('leads.erased_at', 'is', null)
    .where('subscriptions.livemode', '=', livemode)
    .where('orders.paid_at', 'is not', null)
    .orderBy((order) => order('subscriptions.state', 'in', liveSubscriptionStates), 'desc')
    .orderBy('orders.paid_at', 'desc')
    .executeTakeFirst()
  return row === undefined ? null : { leadId: row.id, email: row.email }
}

/** Whether a renewal was not paid. No later one is announced in that case. */
export const isOwing = ({ state }: Pick<SubscriptionRow, 'state'>): boolean =>
  state === 'past_due' || state === 'unpaid'
