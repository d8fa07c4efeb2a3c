import type { Purchase } from '#domain/billing/purchase.ts'
import { revokeLeadKeys } from '#server/access-keys/end-keys.ts'
import { lockLeadsOfEmail } from './lock-lead.ts'
import type { PurchaseChange } from './stored-purchase.ts'

/**
 * When the bank gives the money of a dispute back, whoever bought here was not the owner of the card, or says so: what
 * was opened with the purchase ends. The owner of the mailbox can ask for a link and sign in again.
 */
export async function endDisputedKeys({ trx, stored, after, now }: PurchaseChange): Promise<void> {
  const lostIn = ({ charges }: Purchase) =>
    charges.flatMap(({ disputes }) => disputes.flatMap(({ ref, state }) => (state === 'lost' ? [ref] : [])))
  const before = lostIn(stored.purchase)
  const isNews = lostIn(after).some((ref) => !before.includes(ref))
  if (!isNews) return
  await revokeLeadKeys(trx, await lockLeadsOfEmail(trx, stored.order.lead_id), 'dispute-lost', now)
}
