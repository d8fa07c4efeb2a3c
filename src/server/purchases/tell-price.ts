import { isRaise } from '#domain/billing/agreed-price.ts'
import type { PriceProposal } from '#domain/billing/purchase.ts'
import type { Trx } from '#server/platform/db/trx.ts'

type About = { readonly lead_id: string; readonly subscription_id: string; readonly now: Date }

/**
 * Writes down that the owner of a subscription is told of a new price, in the transaction of the mail. A lower one is
 * agreed with that. False where the operator has withdrawn it, or somebody else has told it.
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
  const told = await trx
    .updateTable('subscription_price_changes')
    .set({ told_at: now, ...(isRaise(proposal) ? {} : { agreed_at: now }) })
    .where('lead_id', '=', lead_id)
    .where('subscription_id', '=', subscription_id)
    .where('price_id', '=', proposal.changeId)
    .where('told_at', 'is', null)
    .returning('price_id')
    .executeTakeFirst()
  return told !== undefined
}
