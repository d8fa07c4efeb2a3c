import type { ChargeMove } from '#domain/billing/charge-moves.ts'
import type { PurchaseSnapshot } from '#domain/billing/snapshot.ts'
import { isLive } from '#domain/billing/subscription.ts'
import { MS_PER_HOUR } from '#domain/time.ts'
import type { Reader, Trx } from '#server/platform/db/transaction.ts'
import type { StoredPurchase, SubscriptionRow } from './stored-purchase.ts'

/** Providers may bill at another hour of the day. */
const SAME_DAY_MS = 12 * MS_PER_HOUR

const movesOf = (db: Reader, leadId: string) =>
  db
    .selectFrom('charge_moves')
    .select(['moved_from as from', 'moved_to as to'])
    .where('charge_moves.lead_id', '=', leadId)
    .where('applied_at', 'is not', null)
    .orderBy('asked_at')

/** The free days of a subscription that its provider observes, oldest first. */
export const observedMoves = async (
  db: Reader,
  subscription: Pick<SubscriptionRow, 'lead_id' | 'id'> | null,
): Promise<readonly ChargeMove[]> =>
  subscription === null
    ? []
    : movesOf(db, subscription.lead_id).where('subscription_id', '=', subscription.id).execute()

/** The same by the order that the subscription was bought with. */
export const observedMovesOfOrder = (db: Reader, leadId: string, orderId: string): Promise<readonly ChargeMove[]> =>
  movesOf(db, leadId)
    .where('subscription_id', 'in', (of) =>
      of.selectFrom('subscriptions').select('id').where('lead_id', '=', leadId).where('order_id', '=', orderId),
    )
    .execute()

/**
 * Stores that the provider charges on the new day, before the snapshot is reduced: from then on the days between are open.
 * A period that was paid in the meantime ends late as well, and is no proof. Returns how many days those are; null if nothing
 * is new.
 */
export async function markMoveApplied(
  trx: Trx,
  { subscription }: StoredPurchase,
  { ref, state, period, charges }: PurchaseSnapshot,
  now: Date,
): Promise<number | null> {
  if (subscription === null || subscription.provider_ref !== ref || period === null || !isLive({ state })) return null
  const begun = charges.filter(({ kind }) => kind === 'renewal').map((charge) => charge.period.start.getTime())
  const row = await trx
    .updateTable('charge_moves')
    .set({ applied_at: now })
    .where('lead_id', '=', subscription.lead_id)
    .where('subscription_id', '=', subscription.id)
    .where('applied_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('moved_to', '<=', new Date(period.end.getTime() + SAME_DAY_MS))
    .where('moved_from', '>', new Date(Math.max(0, ...begun) + SAME_DAY_MS))
    .returning('days')
    .executeTakeFirst()
  return row?.days ?? null
}
