import type { OrderView } from '#domain/api/orders.ts'
import { formatMoney } from '#domain/billing/money.ts'
import { orderNumber } from '#domain/billing/order-number.ts'
import { daysText, fullDayText } from '#web/words/dates.ts'
import { planNameText } from '#web/words/plan-name.ts'
import { completeWords } from './complete-words.ts'

type Row = { readonly label: string; readonly text: string }

/** The lines of a receipt; a line whose date is not known yet is left out. */
export function orderRows({
  id,
  planName,
  amountMinor,
  currency,
  paidAt,
  accessUntil,
  renewal,
}: OrderView): readonly Row[] {
  const { rows } = completeWords.paid
  const dated = (label: string, moment: string | null, text = (day: string) => day): readonly Row[] =>
    moment === null ? [] : [{ label, text: text(fullDayText(moment)) }]
  const next = formatMoney({ minor: renewal.amountMinor, currency })
  return [
    { label: rows.plan, text: planNameText(planName) },
    { label: rows.paid, text: formatMoney({ minor: amountMinor, currency }) },
    ...dated(rows.paidOn, paidAt),
    ...dated(rows.until, accessUntil),
    ...dated(rows.next, renewal.on, (day) => completeWords.paid.nextOn(next, day, daysText(renewal.days))),
    { label: rows.order, text: orderNumber(id) },
  ]
}
