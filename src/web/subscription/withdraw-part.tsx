import type { SubscriptionView } from '#domain/api/subscription.ts'
import { orderNumber } from '#domain/billing/order-number.ts'
import { FreshLink } from '#web/member/settings/fresh-link.tsx'
import { Link } from '#web/navigation/link.tsx'
import { subscriptionPaths } from '#web/navigation/subscription-views.ts'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { FieldError, Note } from '#web/ui/note.tsx'
import { fullDayText } from '#web/words/dates.ts'
import { planNameText } from '#web/words/plan-name.ts'
import { ChangeDone } from './change-done.tsx'
import { useSubscriptionChange } from './data/subscription-changes.ts'
import { requestFreshLink } from './data/subscription-requests.ts'
import { hasDispute, subscriptionStatusOf } from './data/subscription-status.ts'
import { paidMoney, withdrawLead } from './data/subscription-text.ts'
import { subscriptionWords, withdrawWords } from './data/subscription-words.ts'
import { FactList } from './fact-list.tsx'
import styles from './subscription.module.css'

/** The declaration of a withdrawal and its confirmation (Directive 2011/83/EU, article 11a). No reason is required. */
export function WithdrawPart({ view }: { view: SubscriptionView }) {
  const { state, send } = useSubscriptionChange('withdraw')
  const words = withdrawWords
  const isDisputed = hasDispute(view)
  const isEnded = ['over', 'disputed'].includes(subscriptionStatusOf(view))
  if (state.kind === 'done') {
    const wasFree = view.payments.every(({ amountMinor }) => amountMinor === 0)
    const { title, lead } = isDisputed ? words.doneDisputed : words.done
    return <ChangeDone title={title} lead={wasFree ? words.done.free : lead} />
  }
  if (view.withdrawUntil === null) return <ChangeDone {...(isEnded ? words.ended : words.over)} />
  return (
    <div className={styles.part}>
      <Heading title={words.title} lead={withdrawLead(paidMoney(view.payments))}>
        {words.title}
      </Heading>
      <section className={`${styles.card} ${styles.declaration}`} aria-label={words.title}>
        <p>{words.statement}</p>
        <FactList
          facts={[
            { label: words.plan, text: planNameText(view.planName) },
            { label: words.ordered, text: fullDayText(view.startedAt) },
            { label: words.number, text: orderNumber(view.orderId) },
          ]}
        />
        {isDisputed && <p>{words.disputed}</p>}
        <p className={styles.soft}>{words.confirmation}</p>
      </section>
      {view.feeds !== undefined && <Note>{words.fed(view.feeds)}</Note>}
      {state.kind === 'unproven' && <FreshLink ask={requestFreshLink} />}
      {state.kind === 'failed' && <FieldError>{state.message}</FieldError>}
      <Button action="confirm-withdrawal" busy={state.kind === 'busy'} onClick={send}>
        {state.kind === 'busy' ? subscriptionWords.busy : words.confirm}
      </Button>
      <Link className={styles.link} to={subscriptionPaths.overview}>
        {subscriptionWords.back}
      </Link>
    </div>
  )
}
