import { formatMoney } from '#domain/billing/money.ts'
import type { Card } from '#domain/billing/snapshot.ts'
import { longDate } from '#server/email/long-date.ts'
import type { MoneyFacts } from '#server/email/money-facts.ts'

type Row = readonly [name: string, value: string]

/** "visa ending in 4242"; wallets and some providers tell no digits. */
const cardWords = ({ brand, last4 }: Card): string => (last4 === '' ? brand : `${brand} ending in ${last4}`)

function nextWords({ next, asked, terms }: MoneyFacts): string {
  if (next !== null) return `${formatMoney(next.amount)} on ${longDate(next.on)}, then every ${terms.renewalDays} days`
  if (asked === null) return 'none: it does not renew'
  return `none without your yes to the new price of ${formatMoney(asked.amount)} from ${longDate(asked.on)} on`
}

/** Facts that several letters tell, each as rows; none where there is nothing to tell. */
export const moneyRows = {
  plan: ({ planNames, phase }: Pick<MoneyFacts, 'planNames' | 'phase'>): readonly Row[] => [['Plan', planNames[phase]]],
  order: ({ orderId }: MoneyFacts): readonly Row[] => [['Order', orderId]],
  next: (facts: MoneyFacts): readonly Row[] => [['Next payment', nextWords(facts)]],
  access: ({ accessUntil }: MoneyFacts): readonly Row[] =>
    accessUntil === null ? [] : [['Your plan is open until', longDate(accessUntil)]],
  paidWith: (card: Card | null): readonly Row[] => (card === null ? [] : [['Paid with', cardWords(card)]]),
  chargedTo: ({ card }: MoneyFacts): readonly Row[] => (card === null ? [] : [['Charged to', cardWords(card)]]),
} as const
