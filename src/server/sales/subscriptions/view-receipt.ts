import type { ReceiptView } from '#domain/api/subscription.ts'
import { refundedMinor } from '#domain/billing/merge-refunds.ts'
import { Problem } from '#domain/problem.ts'
import { readPurchase } from '#server/purchases/read-purchase.ts'
import { discountOf, planNameOfCharge } from '#server/purchases/stored-purchase.ts'
import { documentsOf, type TaxDocument } from '#server/purchases/tax-documents.ts'
import type { Services } from '#server/services.ts'

function taxView({ country, rate_hundredths, net_minor, tax_minor }: TaxDocument, name: string): ReceiptView['tax'] {
  if (country === null || rate_hundredths === null || net_minor === null || tax_minor === null) return null
  return { name, country, rateHundredths: rate_hundredths, netMinor: net_minor, taxMinor: tax_minor }
}

function creditNotesIn(documents: readonly TaxDocument[], taxName: string): ReceiptView['creditNotes'] {
  return documents
    .filter(({ kind }) => kind === 'credit_note')
    .map((note) => {
      const reversal = documents.find(
        ({ kind, refund_id }) => kind === 'credit_note_reversal' && refund_id === note.refund_id,
      )
      return {
        number: note.number,
        at: note.issued_at.toISOString(),
        amountMinor: note.gross_minor,
        tax: taxView(note, taxName),
        reversal: reversal === undefined ? null : { number: reversal.number, at: reversal.issued_at.toISOString() },
      }
    })
}

/** The receipt of one charge of a lead. @throws Problem ORDER_UNKNOWN */
export async function viewReceipt({ db, tax }: Services, leadId: string, paymentId: string): Promise<ReceiptView> {
  const row = await db
    .selectFrom('payments')
    .innerJoin('leads', 'leads.id', 'payments.lead_id')
    .select(['payments.order_id', 'payments.provider_ref', 'leads.email'])
    .where('payments.lead_id', '=', leadId)
    .where('payments.id', '=', paymentId)
    .where('payments.state', '=', 'succeeded')
    .executeTakeFirst()
  if (row === undefined) throw new Problem('ORDER_UNKNOWN')
  const { purchase, order } = await readPurchase(db, leadId, row.order_id)
  const charge = purchase.charges.find(({ ref }) => ref === row.provider_ref)
  if (charge === undefined) throw new Problem('ORDER_UNKNOWN')
  const discount = charge.kind === 'initial' ? await discountOf(db, order) : null
  const documents = (await documentsOf(db, order)).filter(({ payment_id }) => payment_id === paymentId)
  const receipt = documents.find(({ kind }) => kind === 'receipt')
  return {
    id: paymentId,
    orderId: order.id,
    planName: planNameOfCharge({ order, purchase }, charge),
    at: charge.at.toISOString(),
    discount: discount === null ? null : { listAmountMinor: discount.list.minor, code: discount.code },
    amountMinor: charge.amount.minor,
    refundedMinor: refundedMinor(charge, purchase.refunds),
    currency: charge.amount.currency,
    number: receipt?.number ?? null,
    tax: receipt === undefined ? null : taxView(receipt, tax.name),
    creditNotes: creditNotesIn(documents, tax.name),
    periodStart: charge.period.start.toISOString(),
    periodEnd: charge.period.end.toISOString(),
    card: charge.card,
    email: row.email,
    sandbox: order.provider === 'sandbox',
  }
}
