import { useEffect } from 'react'
import type { Product } from '#domain/api/products.ts'
import { formatMoney } from '#domain/billing/money.ts'
import { mainStore } from '#web/device/main-store.ts'
import { loadPaymentPlans } from '#web/device/payment-plans.ts'
import { useStore } from '#web/device/store.ts'
import { daysText } from '#web/words/dates.ts'
import styles from './table.module.css'
import { tableWords } from './table-words.ts'

const words = tableWords.prices

/** What a plan costs now and later: "1-Week Trial: $9.99 for 7 days, then $29.99 every 30 days, until you cancel". */
export function planPriceText({ name, currency, intro, renewal }: Product): string {
  const later = formatMoney({ minor: renewal.priceMinor, currency })
  const every = daysText(renewal.days)
  if (intro === null) return words.same(name, later, every)
  const first = formatMoney({ minor: intro.priceMinor, currency })
  return words.introduced(name, first, daysText(intro.days), later, every)
}

/** What a plan of one's own costs, said before anything is joined or taken over. Nothing if the prices are not known. */
export function PlanPrices() {
  const { paymentPlans } = useStore(mainStore)
  const isEmpty = paymentPlans.length === 0
  useEffect(() => {
    if (isEmpty) void loadPaymentPlans()
  }, [isEmpty])
  if (isEmpty) return null
  return (
    <ul className={styles.prices} aria-label={words.title} data-prices>
      {paymentPlans.map((plan) => (
        <li key={plan.id}>{planPriceText(plan)}</li>
      ))}
    </ul>
  )
}
