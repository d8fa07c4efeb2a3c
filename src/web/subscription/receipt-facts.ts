import type { ReceiptView } from '#domain/api/subscription.ts'
import { formatMoney } from '#domain/billing/money.ts'
import { orderNumber } from '#domain/billing/order-number.ts'
import { percentOf } from '#domain/billing/tax.ts'
import { fullDayText } from '#web/words/dates.ts'
import { planNameText } from '#web/words/plan-name.ts'
import { cardText } from './data/subscription-text.ts'
import { receiptWords } from './data/subscription-words.ts'
import type { Fact } from './fact-list.tsx'

function discounted({ discount, amountMinor, currency }: ReceiptView): readonly Fact[] {
  if (discount === null) return []
  const { listAmountMinor: list, code } = discount
  return [
    { label: receiptWords.rows.list, text: formatMoney({ minor: list, currency }) },
    { label: receiptWords.code(code), text: formatMoney({ minor: amountMinor - list, currency }) },
  ]
}

function taxFacts(tax: ReceiptView['tax'], currency: string): readonly Fact[] {
  if (tax === null) return []
  return [
    { label: receiptWords.rows.net, text: formatMoney({ minor: tax.netMinor, currency }) },
    {
      label: receiptWords.tax(tax.name, percentOf(tax.rateHundredths), tax.country),
      text: formatMoney({ minor: tax.taxMinor, currency }),
    },
  ]
}

const noteTax = (tax: ReceiptView['tax'], currency: string): readonly string[] =>
  tax === null ? [] : [receiptWords.ofWhich(tax.name, formatMoney({ minor: tax.taxMinor, currency }))]

function creditNoteFacts(
  { number, at, amountMinor: minor, tax, reversal }: ReceiptView['creditNotes'][number],
  currency: string,
): readonly Fact[] {
  const amount = [formatMoney({ minor, currency }), ...noteTax(tax, currency)].join(', ')
  const note = { label: receiptWords.creditNote, text: receiptWords.dated(number, fullDayText(at), amount) }
  if (reversal === null) return [note]
  const back = receiptWords.returned(formatMoney({ minor: -minor, currency }))
  return [
    note,
    { label: receiptWords.reversal, text: receiptWords.dated(reversal.number, fullDayText(reversal.at), back) },
  ]
}

/** The lines of a receipt. */
export function receiptFacts(receipt: ReceiptView): readonly Fact[] {
  const { rows } = receiptWords
  const { currency, amountMinor, refundedMinor, card, periodStart, periodEnd } = receipt
  return [
    { label: rows.number, text: receipt.number ?? receipt.id },
    { label: rows.plan, text: planNameText(receipt.planName) },
    { label: rows.period, text: receiptWords.period(fullDayText(periodStart), fullDayText(periodEnd)) },
    { label: rows.paidOn, text: fullDayText(receipt.at) },
    ...(card === null ? [] : [{ label: rows.card, text: cardText(card) }]),
    ...discounted(receipt),
    { label: rows.amount, text: formatMoney({ minor: amountMinor, currency }) },
    ...taxFacts(receipt.tax, currency),
    ...(refundedMinor > 0 ? [{ label: rows.refunded, text: formatMoney({ minor: refundedMinor, currency }) }] : []),
    ...receipt.creditNotes.flatMap((note) => creditNoteFacts(note, currency)),
    { label: rows.order, text: orderNumber(receipt.orderId) },
  ]
}
