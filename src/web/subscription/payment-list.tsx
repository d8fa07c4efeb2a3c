import type { PaymentView } from '#domain/api/subscription.ts'
import { formatMoney } from '#domain/billing/money.ts'
import { Link } from '#web/navigation/link.tsx'
import { subscriptionPaths } from '#web/navigation/subscription-views.ts'
import { fullDayText } from '#web/words/dates.ts'
import { paymentWords, subscriptionWords } from './data/subscription-words.ts'
import styles from './subscription.module.css'

/** Every payment, the newest first, with a link to its receipt if it succeeded. */
export function PaymentList({ payments }: { payments: readonly PaymentView[] }) {
  const { kinds, receipt, receiptOf, refunded, noPayments } = subscriptionWords
  if (payments.length === 0) return <p>{noPayments}</p>
  return (
    <ul className={styles.payments}>
      {payments
        .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
        .map(({ id, kind, at, amountMinor, refundedMinor, currency, state }) => (
          <li key={id} className={styles.payment} data-payment={state}>
            <span>{kinds[kind]}</span>
            <span className={styles.amount}>{formatMoney({ minor: amountMinor, currency })}</span>
            <span className={styles.when}>
              {paymentWords[state]}, {fullDayText(at)}
              {refundedMinor > 0 && `, ${refunded({ minor: refundedMinor, currency })}`}
            </span>
            {state === 'succeeded' && (
              <Link className={styles.link} to={subscriptionPaths.receipt(id)} label={receiptOf(fullDayText(at))}>
                {receipt}
              </Link>
            )}
          </li>
        ))}
    </ul>
  )
}
