import { useEffect } from 'react'
import type { OrderView } from '#domain/api/orders.ts'
import { formatMoney } from '#domain/billing/money.ts'
import { useHero } from '#web/device/hero-store.ts'
import { rememberOpenPlan } from '#web/device/known-plan.ts'
import { Link } from '#web/navigation/link.tsx'
import { navigate } from '#web/navigation/navigation.ts'
import { useHealthStop } from '#web/navigation/use-health-question.ts'
import { PLAN_PATH, pages, stepPath } from '#web/navigation/views.ts'
import { FirstDay } from '#web/pay/first-day/first-day.tsx'
import { SandboxBanner } from '#web/pay/order/sandbox-banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Celebration } from '#web/ui/celebration.tsx'
import { Cloth } from '#web/ui/cloth.tsx'
import { Heading } from '#web/ui/heading.tsx'
import styles from './complete-page.module.css'
import { completeWords } from './complete-words.ts'
import { orderRows } from './order-rows.ts'

/** A thank-you on the first day of the plan: one thing to do next, the receipt, what happens now, and how to cancel. */
export function PaidOrder({ order }: { order: OrderView }) {
  const { gender, email } = useHero()
  const isStopped = useHealthStop()
  const words = completeWords.paid
  useEffect(rememberOpenPlan, [])
  return (
    <>
      <Cloth look="sheet">
        <div className={styles.table}>
          <FirstDay />
        </div>
        <Celebration mark={`order-${order.id}`} />
      </Cloth>
      <div className={styles.part}>
        {order.sandbox && <SandboxBanner about="order" />}
        <Heading title={words.title} lead={words.lead}>
          {words.title}
        </Heading>
        <Button action="open-plan" onClick={() => navigate(PLAN_PATH)}>
          {words.open}
        </Button>
        <details className={styles.receipt}>
          <summary className={styles.summary}>
            {words.receipt} <span>{formatMoney({ minor: order.amountMinor, currency: order.currency })}</span>
          </summary>
          <p className={styles.sent}>{email === undefined ? words.sent : words.sentTo(email)}</p>
          <dl>
            {orderRows(order).map(({ label, text }) => (
              <div key={label} className={styles.row}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
        <section className={styles.next}>
          <h2>{words.next}</h2>
          <p>{words.week}</p>
          {gender !== '' && !isStopped && (
            <div>
              <p>{words.forecast}</p>
              <Link className={styles.way} to={stepPath(gender, 'finally-plan')}>
                {words.openForecast}
              </Link>
            </div>
          )}
          <div>
            <p>{words.cancel}</p>
            <p>{words.refund}</p>
            <Link className={styles.way} to={pages.subscription}>
              {words.manage}
            </Link>
          </div>
        </section>
      </div>
    </>
  )
}
