import { disclosureLines, renewalDay, type ShownOffer } from '#domain/billing/disclosure.ts'
import { formatMoney } from '#domain/billing/money.ts'
import { Link } from '#web/navigation/link.tsx'
import { pages } from '#web/navigation/views.ts'
import { daysText, fullDayText } from '#web/words/dates.ts'
import { planNameText } from '#web/words/plan-name.ts'
import styles from './order-summary.module.css'
import { summaryWords } from './plan-words.ts'

type RowProps = {
  readonly label: string
  readonly amount: string
  readonly isToday?: boolean
  readonly when?: string | undefined
}

const Row = ({ label, amount, isToday = false, when }: RowProps) => (
  <div className={styles.row}>
    <dt className={styles.label}>{label}</dt>
    <dd className={isToday ? `${styles.amount} ${styles.today}` : styles.amount}>{amount}</dd>
    {when !== undefined && <dd className={styles.when}>{when}</dd>}
  </div>
)

/** The amounts: what is paid now and what later, and when if no terms beside them say it. */
export function AmountRows({ shown, saysWhen = true }: { readonly shown: ShownOffer; readonly saysWhen?: boolean }) {
  const { terms, list, code } = shown
  const words = summaryWords
  const until = fullDayText(renewalDay(shown))
  return (
    <dl className={styles.rows}>
      {code !== null && (
        <>
          <Row label={words.list} amount={formatMoney(list)} />
          <Row label={words.code(code)} amount={formatMoney({ ...list, minor: terms.first.minor - list.minor })} />
        </>
      )}
      <Row
        label={words.today}
        amount={formatMoney(terms.first)}
        isToday
        when={saysWhen ? words.paidFor(planNameText(terms.name), daysText(terms.firstDays), until) : undefined}
      />
      <Row
        label={words.next}
        amount={formatMoney(terms.renewal)}
        when={saysWhen ? words.renewsOn(until, daysText(terms.renewalDays)) : undefined}
      />
    </dl>
  )
}

/** The amounts and the terms, in the words that are stored with the consent. Shown beside the pay buttons. */
export function OrderSummary({ shown }: { readonly shown: ShownOffer }) {
  const words = summaryWords
  return (
    <section className={styles.summary} aria-label={words.title}>
      {/* The terms below say when. */}
      <AmountRows shown={shown} saysWhen={false} />
      <div className={styles.terms} data-terms>
        {disclosureLines(shown).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p className={styles.cancel}>
        <Link to={pages.subscription}>{words.cancel}</Link>
      </p>
    </section>
  )
}

/** Reserves the place of the summary until the prices are loaded. */
export function WaitingSummary() {
  return <div className={styles.waiting} />
}
