import { formatMoney } from '#domain/billing/money.ts'
import { isContradictory } from '#domain/billing/place-of-supply.ts'
import { isTaxed } from '#domain/billing/tax.ts'
import { recordFinding } from '#server/platform/audit/findings.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import type { OrderRow, PurchaseChange } from './stored-purchase.ts'
import { documentsOf, issueCreditNote, issueReceipt, placesOf, reverseCreditNote } from './tax-documents.ts'

/**
 * Writes the documents that a purchase lacks: a receipt for every payment that arrived, even a second one for the same
 * days, a credit note for every refund that succeeded, and the reversal of each credit note whose refund a bank
 * returned. It compares stored rows instead of reacting to events, so that nothing is left without a document.
 */
export async function issueDocuments(
  { tax }: Pick<Services, 'tax'>,
  { trx, stored, after, now }: PurchaseChange,
  paymentIds: ReadonlyMap<string, string>,
): Promise<void> {
  const { order } = stored
  const documents = await documentsOf(trx, order)
  const has = (kind: (typeof documents)[number]['kind'], id: string): boolean =>
    documents.some((each) => each.kind === kind && (kind === 'receipt' ? each.payment_id : each.refund_id) === id)
  for (const charge of after.charges) {
    const paymentId = paymentIds.get(charge.ref)
    if (charge.state !== 'succeeded' || paymentId === undefined || has('receipt', paymentId)) continue
    await issueReceipt(trx, { order, paymentId, tax, now }, charge)
    if (isTaxed(tax)) await reportContradiction(trx, order, now)
  }
  for (const refund of after.refunds) {
    const paymentId = paymentIds.get(refund.chargeRef)
    if (paymentId === undefined) continue
    const isIssued = has('credit_note', refund.id)
    if (refund.state === 'succeeded' && !isIssued) await issueCreditNote(trx, { order, paymentId, now }, refund)
    if (refund.state !== 'failed' || !isIssued) continue
    const reversal = await reverseCreditNote(trx, order, refund.id, now)
    if (reversal === null) continue
    const { lead_id: leadId, id: orderId } = order
    const detail = `${formatMoney(refund.amount)} of ${refund.chargeRef}; ${reversal.number}`
    await recordFinding(trx, { what: 'refund_returned', subject: refund.id, leadId, orderId, detail, now })
  }
}

/** Records a finding if no two pieces of evidence of the buyer's place agree: a person has to look at the tax. */
async function reportContradiction(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  const places = await placesOf(trx, order)
  if (!isContradictory(places)) return
  const { lead_id: leadId, id: orderId } = order
  const detail = places.map(({ source, country }) => `${source} ${country}`).join(', ')
  await recordFinding(trx, { what: 'place_not_proven', subject: orderId, leadId, orderId, detail, now })
}
