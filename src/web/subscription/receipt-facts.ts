import type { ReceiptView } from '#domain/api/subscription.ts'
import { formatMoney } from '#domain/billing/money.ts'
import { taxWithin } from '#domain/billing/tax.ts'
import { fullDayText } from '#web/words/dates.ts'
import { cardText, receiptWords } from './data/subscription-words.ts'
import type { Fact } from './fact-list.tsx'

function discounted({ discount, amountMinor, currency }: ReceiptView): readonly Fact[] {
  if (discount === null) return []
  const { listAmountMinor: list, code } = discount
  return [
    { label: receiptWords.rows.list, text: formatMoney({ minor: list, currency }) },
    { label: receiptWords.code(code), text: formatMoney({ minor: amountMinor - list, currency }) },
  ]
}

/** A receipt, line by line. */
export function receiptFacts(receipt: ReceiptView): readonly Fact[] {
  const { rows } = receiptWords
  const { currency, amountMinor, refundedMinor, card, periodStart, periodEnd } = receipt
  const tax = taxWithin({ minor: amountMinor, currency })
  return [
    { label: rows.plan, text: receipt.planName },
    { label: rows.period, text: `${fullDayText(periodStart)} to ${fullDayText(periodEnd)}` },
    { label: rows.paidOn, text: fullDayText(receipt.at) },
    ...(card === null ? [] : [{ label: rows.card, text: cardText(card) }]),
    ...discounted(receipt),
    { label: rows.amount, text: formatMoney({ minor: amountMinor, currency }) },
    ...(tax === null ? [] : [{ label: rows.tax, text: formatMoney(tax) }]),
    ...(refundedMinor > 0 ? [{ label: rows.refunded, text: formatMoney({ minor: refundedMinor, currency }) }] : []),
    { label: rows.order, text: receipt.orderId, isSmall: true },
    { label: rows.number, text: receipt.id, isSmall: true },
  ]
}
