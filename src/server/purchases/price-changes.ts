import { isRaise } from '#domain/billing/agreed-price.ts'
import type { PriceProposal } from '#domain/billing/purchase.ts'
import type { Reader, Trx } from '#server/platform/db/transaction.ts'
import { isSuperseded } from './plan-changes.ts'
import type { PlanChangeRow, PriceChangeRow, SubscriptionRow } from './stored-purchase.ts'

/** The price changes of a subscription, ordered by the day of their first charge. */
export async function priceChangesOf(
  db: Reader,
  subscription: Pick<SubscriptionRow, 'lead_id' | 'id'> | null,
): Promise<readonly PriceChangeRow[]> {
  if (subscription === null) return []
  return db
    .selectFrom('subscription_price_changes')
    .selectAll()
    .where('lead_id', '=', subscription.lead_id)
    .where('subscription_id', '=', subscription.id)
    .orderBy('applies_from')
    .execute()
}

/** Whether the customer has agreed to it here and still has to approve it at the provider. */
export const isToApprove = ({ approve_url, applied_at }: PriceChangeRow): boolean =>
  approve_url !== null && applied_at === null

/** Whether nothing more is needed from the customer. */
export const isAgreed = (row: PriceChangeRow): boolean => row.agreed_at !== null && !isToApprove(row)

/** The price change that the customer is, or will be, asked about. */
export const openPriceChange = (rows: readonly PriceChangeRow[]): PriceChangeRow | undefined =>
  rows.find((row) => !isAgreed(row) && row.moot_at === null)

export function openProposal(rows: readonly PriceChangeRow[], plans: readonly PlanChangeRow[]): PriceProposal | null {
  const row = openPriceChange(rows)
  if (row === undefined || (row.notified_at !== null && isSuperseded(row, plans))) return null
  const { price_id, before_minor, after_minor, currency, applies_from, notified_at } = row
  return {
    changeId: price_id,
    before: { minor: before_minor, currency },
    after: { minor: after_minor, currency },
    appliesFrom: applies_from,
    notifiedAt: notified_at,
    isToApprove: isToApprove(row),
  }
}

type About = { readonly lead_id: string; readonly subscription_id: string; readonly now: Date }

/**
 * Stores that the customer is notified of a price change, in the transaction that enqueues the email. A lower price
 * counts as agreed from then on. Returns false if the operator has withdrawn it, or the customer was notified before.
 */
export async function markPriceChangeAnnounced(
  trx: Trx,
  proposal: PriceProposal | null,
  { lead_id, subscription_id, now }: About,
): Promise<boolean> {
  if (proposal === null) return false
  const announced = await trx
    .selectFrom('price_changes')
    .select('price_id')
    .where('price_id', '=', proposal.changeId)
    .where('withdrawn_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (announced === undefined) return false
  const updated = await trx
    .updateTable('subscription_price_changes')
    .set({ notified_at: now, ...(isRaise(proposal) ? {} : { agreed_at: now }) })
    .where('lead_id', '=', lead_id)
    .where('subscription_id', '=', subscription_id)
    .where('price_id', '=', proposal.changeId)
    .where('notified_at', 'is', null)
    .returning('price_id')
    .executeTakeFirst()
  return updated !== undefined
}
