import { isObserved, type ObservedMove, pauseBefore } from '#domain/billing/charge-moves.ts'
import type { PurchaseSnapshot } from '#domain/billing/snapshot.ts'
import { isLive } from '#domain/billing/subscription.ts'
import type { MoveKind } from '#server/platform/db/sales-columns.ts'
import type { Reader, Trx } from '#server/platform/db/transaction.ts'
import type { StoredPurchase, SubscriptionRow } from './stored-purchase.ts'

const movesOf = (db: Reader, leadId: string) =>
  db
    .selectFrom('charge_moves')
    .select(['moved_from as from', 'moved_to as to'])
    .select(({ ref }) => ref('kind').$castTo<ObservedMove['kind']>().as('kind'))
    .where('charge_moves.lead_id', '=', leadId)
    .where('kind', '<>', 'pause_end')
    .where('applied_at', 'is not', null)
    .orderBy('asked_at')

/** The free days and pauses of a subscription that its provider observes, oldest first. */
export const observedMoves = async (
  db: Reader,
  subscription: Pick<SubscriptionRow, 'lead_id' | 'id'> | null,
): Promise<readonly ObservedMove[]> =>
  subscription === null
    ? []
    : movesOf(db, subscription.lead_id).where('subscription_id', '=', subscription.id).execute()

/** The same by the order that the subscription was bought with. */
export const observedMovesOfOrder = (db: Reader, leadId: string, orderId: string): Promise<readonly ObservedMove[]> =>
  movesOf(db, leadId)
    .where('subscription_id', 'in', (of) =>
      of.selectFrom('subscriptions').select('id').where('lead_id', '=', leadId).where('order_id', '=', orderId),
    )
    .execute()

/** What a closed plan of a lead's own waits for: the charge that ends its pause, or a payment that did not go through. */
export type ClosedPlan = { readonly pausedUntil: Date } | { readonly isUnpaid: true }

/** What a lead's plan waits for if it is not open; null if it is none that would open again. */
export async function closedPlanOf(db: Reader, leadId: string): Promise<ClosedPlan | null> {
  const subscription = await db
    .selectFrom('subscriptions')
    .select(['lead_id', 'id', 'period_end', 'state'])
    .where('lead_id', '=', leadId)
    .where('state', 'in', ['active', 'past_due'])
    .where('period_end', 'is not', null)
    .executeTakeFirst()
  if (subscription?.period_end == null) return null
  if (subscription.state === 'past_due') return { isUnpaid: true }
  const pause = pauseBefore(subscription.period_end, await observedMoves(db, subscription))
  return pause === null ? null : { pausedUntil: pause.until }
}

/** A move that a snapshot proved. */
export type NewMove = { readonly kind: MoveKind; readonly days: number; readonly to: Date }

/**
 * Stores that the provider charges on the new day, before the snapshot is reduced: from then on free days are open. Where it is
 * the end of a pause that moved, the pause is as long as that from now on. Returns the move; null if nothing is new.
 */
export async function markMoveApplied(
  trx: Trx,
  { subscription }: StoredPurchase,
  { ref, state, period, charges }: PurchaseSnapshot,
  now: Date,
): Promise<NewMove | null> {
  if (subscription === null || subscription.provider_ref !== ref || period === null || !isLive({ state })) return null
  const own = { lead_id: subscription.lead_id, subscription_id: subscription.id }
  const row = await trx
    .selectFrom('charge_moves')
    .select(['id', 'kind', 'days', 'moved_from as from', 'moved_to as to'])
    .where('lead_id', '=', own.lead_id)
    .where('subscription_id', '=', own.subscription_id)
    .where('applied_at', 'is', null)
    .where('refused_at', 'is', null)
    .executeTakeFirst()
  const renewals = charges.filter(({ kind }) => kind === 'renewal').map((charge) => charge.period.start)
  if (row === undefined || !isObserved(row, period.end, renewals)) return null
  await trx
    .updateTable('charge_moves')
    .set({ applied_at: now })
    .where('lead_id', '=', own.lead_id)
    .where('id', '=', row.id)
    .execute()
  if (row.kind === 'pause_end')
    await trx
      .updateTable('charge_moves')
      .set({ moved_to: row.to })
      .where('lead_id', '=', own.lead_id)
      .where('subscription_id', '=', own.subscription_id)
      .where('kind', '=', 'pause')
      .where('applied_at', 'is not', null)
      .where('moved_to', '=', row.from)
      .execute()
  return row
}
