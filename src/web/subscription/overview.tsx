import { useEffect, useRef } from 'react'
import type { SubscriptionView } from '#domain/api/subscription.ts'
import { Link } from '#web/navigation/link.tsx'
import { subscriptionPaths } from '#web/navigation/subscription-views.ts'
import { SandboxBanner } from '#web/pay/order/sandbox-banner.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { CardChange } from './card-change.tsx'
import { planChangeWords } from './data/plan-change-words.ts'
import { hasDispute, isCancellable, subscriptionStatusOf } from './data/subscription-status.ts'
import { statusWords, subscriptionWords } from './data/subscription-words.ts'
import { FactList } from './fact-list.tsx'
import { OwedPayment } from './owed-payment.tsx'
import { PausePart } from './pause-part.tsx'
import { PaymentList } from './payment-list.tsx'
import { PlanChangeCard } from './plan-change-card.tsx'
import { PriceChangeCard } from './price-change-card.tsx'
import styles from './subscription.module.css'
import { subscriptionFacts } from './subscription-facts.ts'

/** The subscription: what is paid for, what comes next, and every way to change or end it. */
export function Overview({ view }: { view: SubscriptionView }) {
  const status = subscriptionStatusOf(view)
  const words = subscriptionWords
  const { badge, lead: usual } = statusWords[status]
  const lead = status === 'owing' && view.owed?.isToApprove === true ? words.approve : usual
  const isOpen = isCancellable(status)
  const plan = useRef<HTMLElement>(null)
  const isChanging = view.planChange !== null
  const wasChanging = useRef(isChanging)
  // The button that undid a change of plan is gone, so the focus moves to the plan that stays.
  useEffect(() => {
    if (wasChanging.current && !isChanging) plan.current?.focus()
    wasChanging.current = isChanging
  }, [isChanging])
  return (
    <div className={styles.part} data-status={status}>
      {view.sandbox && <SandboxBanner about="order" />}
      <Heading title={words.title} lead={lead}>
        {words.title}
      </Heading>
      {view.priceChange !== null && <PriceChangeCard change={view.priceChange} isPlanEnding={view.cancelAtPeriodEnd} />}
      {view.planChange !== null && <PlanChangeCard change={view.planChange} />}
      <section ref={plan} className={styles.card} aria-label={words.facts.plan} tabIndex={-1}>
        <span className={styles.badge} data-status={status}>
          {badge}
        </span>
        <FactList facts={subscriptionFacts(view)} />
        <OwedPayment owed={view.owed} />
        <PausePart view={view} />
        {view.canChangeCard && (isOpen || status === 'disputed') && (
          <CardChange actionUrl={status === 'owing' && view.owed?.canPayNow !== true ? view.actionUrl : null} />
        )}
        {view.planOffer !== null && (
          <Link className={styles.plain} to={subscriptionPaths.plan}>
            {planChangeWords.link}
          </Link>
        )}
        {view.planOfferFrom !== null && <p className={styles.soft}>{planChangeWords.later(view.planOfferFrom)}</p>}
        {isOpen && (
          <Link className={styles.plain} to={subscriptionPaths.cancel}>
            {words.cancel}
          </Link>
        )}
        {view.canResume && (
          <Link className={styles.plain} to={subscriptionPaths.resume}>
            {words.resume}
          </Link>
        )}
      </section>
      {view.withdrawUntil !== null && (
        <section className={styles.card} aria-label={words.withdraw}>
          <p>
            {hasDispute(view) ? words.withdrawLeadDisputed(view.withdrawUntil) : words.withdrawLead(view.withdrawUntil)}
          </p>
          <Link className={styles.plain} to={subscriptionPaths.withdraw}>
            {words.withdraw}
          </Link>
        </section>
      )}
      <section className={styles.card}>
        <h2>{words.payments}</h2>
        <PaymentList payments={view.payments} />
      </section>
      <p className={styles.soft}>{words.help}</p>
    </div>
  )
}
