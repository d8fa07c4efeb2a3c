import type { OwnPlan } from '#domain/api/member/household.ts'
import { formatMoney } from '#domain/billing/money.ts'
import { daysText } from '#web/words/dates.ts'
import styles from './table.module.css'
import { tableWords } from './table-words.ts'

const words = tableWords.prices

/** What a plan costs now and later: "1-Week Trial: $9.99 for 7 days, then $29.99 every 30 days, until you cancel". */
export function planPriceText(plan: OwnPlan): string {
  const { name, currency, firstMinor, firstDays, renewalMinor, renewalDays } = plan
  const later = formatMoney({ minor: renewalMinor, currency })
  const every = daysText(renewalDays)
  if (firstMinor === renewalMinor && firstDays === renewalDays) return words.same(name, later, every)
  return words.introduced(name, formatMoney({ minor: firstMinor, currency }), daysText(firstDays), later, every)
}

/** What a plan of one's own costs, said before anything is joined or taken over; nothing if none is on offer. */
export const PlanPrices = ({ plans }: { readonly plans: readonly OwnPlan[] }) =>
  plans.length === 0 ? null : (
    <ul className={styles.prices} aria-label={words.title} data-prices>
      {plans.map((plan) => (
        <li key={plan.id}>{planPriceText(plan)}</li>
      ))}
    </ul>
  )
