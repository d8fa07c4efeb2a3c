import { useEffect } from 'react'
import type { OrderView } from '#domain/api/orders.ts'
import { useHero } from '#web/device/hero-store.ts'
import { rememberOpenPlan } from '#web/device/known-plan.ts'
import { Link } from '#web/navigation/link.tsx'
import { navigate } from '#web/navigation/navigation.ts'
import { PLAN_PATH, pages, stepPath } from '#web/navigation/views.ts'
import { SandboxBanner } from '#web/pay/order/sandbox-banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import styles from './complete-page.module.css'
import { completeWords } from './complete-words.ts'
import { orderRows } from './order-rows.ts'

/** A thank-you with the receipt: what was paid, what comes next and when, and how to cancel. */
export function PaidOrder({ order }: { order: OrderView }) {
  const { gender, email } = useHero()
  const words = completeWords.paid
  useEffect(rememberOpenPlan, [])
  return (
    <div className={styles.part}>
      {order.sandbox && <SandboxBanner about="order" />}
      <svg className={styles.tick} viewBox="0 0 64 64" aria-hidden="true">
        <circle className={styles.disc} cx="32" cy="32" r="32" />
        <path className={styles.stroke} d="m19 33 9 9 18-20" />
      </svg>
      <Heading title={words.title} lead={email === undefined ? words.lead : words.leadTo(email)}>
        {words.title}
      </Heading>
      <Button action="open-plan" onClick={() => navigate(PLAN_PATH)}>
        {words.open}
      </Button>
      <dl className={styles.receipt}>
        {orderRows(order).map(({ label, text }) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{text}</dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt className={styles.label}>{words.rows.order}</dt>
          <dd className={`${styles.value} ${styles.order}`}>{order.id}</dd>
        </div>
      </dl>
      <section className={styles.next}>
        <h2>{words.next}</h2>
        {gender !== '' && (
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
  )
}
