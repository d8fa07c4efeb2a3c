import { disclosureText, type Terms } from '#domain/billing/disclosure.ts'
import { formatMoney } from '#domain/billing/money.ts'
import { addDays } from '#domain/hero/iso-date.ts'
import { today } from '#web/device/today.ts'
import styles from '#web/pay/order-summary.module.css'
import { fullDayWords } from '#web/words/dates.ts'
import { daysWords, payWords } from '#web/words/pay.ts'

/** What is paid now, what later and when, in the words that are kept with the consent. Stands beside the pay buttons. */
export function OrderSummary({ terms }: { terms: Terms }) {
  const words = payWords.summary
  const until = fullDayWords(addDays(today(), terms.firstDays))
  return (
    <section className={styles.summary} aria-label={words.title}>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt className={styles.label}>{words.today}</dt>
          <dd className={`${styles.amount} ${styles.today}`}>{formatMoney(terms.first)}</dd>
          <dd className={styles.when}>
            {terms.name}, {daysWords(terms.firstDays)}, until {until}
          </dd>
        </div>
        <div className={styles.row}>
          <dt className={styles.label}>{words.next}</dt>
          <dd className={styles.amount}>{formatMoney(terms.renewal)}</dd>
          <dd className={styles.when}>
            on {until}, then every {daysWords(terms.renewalDays)}
          </dd>
        </div>
      </dl>
      <p className={styles.terms} data-terms>
        {disclosureText(terms)}
      </p>
      <p className={styles.seller}>
        {words.cancel} {words.seller}
      </p>
    </section>
  )
}

/** Keeps the place of the summary until the prices are there. */
export function WaitingSummary() {
  return <div className={styles.waiting} />
}
