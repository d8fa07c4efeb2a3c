import type { PurchaseSnapshot } from '#domain/billing/snapshot.ts'
import { recordFinding } from '#server/platform/audit/record-finding.ts'
import { hashOf } from '#server/platform/crypto/secret.ts'
import type { PurchaseChange } from '#server/purchases/change.ts'
import type { OrderRow } from './stored-purchase.ts'

/** Whether an order was sold at a first price: for other money or other days than every period after it. */
const hasFirstPrice = (order: OrderRow): boolean =>
  order.first_amount_minor !== order.renewal_amount_minor || order.first_days !== order.renewal_days

/**
 * Keeps in disguise who paid a subscription first. There is one first price a person, and a card or an account that has paid
 * a plan under another address gives whoever comes again away. Providers tell it with the payment and not before, and
 * two people may share a card: so nothing is taken back, and the operator is told.
 */
export async function recordPayer(
  change: PurchaseChange,
  subscriptionId: string,
  { payer }: PurchaseSnapshot,
): Promise<void> {
  const { trx, stored, happened, now } = change
  const { lead_id: leadId, id: orderId, provider, livemode } = stored.order
  if (payer === null || !happened.some(({ kind }) => kind === 'first_payment')) return
  const payerHash = hashOf(`${provider} ${payer}`)
  const { email_hash: emailHash } = await trx
    .updateTable('subscriptions')
    .set({ payer_hash: payerHash })
    .where('lead_id', '=', leadId)
    .where('id', '=', subscriptionId)
    .returning('email_hash')
    .executeTakeFirstOrThrow()
  if (!hasFirstPrice(stored.order)) return
  const earlier = await trx
    .selectFrom('subscriptions')
    .select('id')
    .where('payer_hash', '=', payerHash)
    .where('livemode', '=', livemode)
    .where('email_hash', '<>', emailHash)
    .orderBy('created_at')
    .executeTakeFirst()
  if (earlier === undefined) return
  const detail = `paid before for subscription ${earlier.id}`
  await recordFinding(trx, { what: 'first_price_again', subject: subscriptionId, leadId, orderId, detail, now })
}
