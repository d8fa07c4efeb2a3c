import type { SubscriptionView } from '#domain/api/subscription.ts'
import { Link } from '#web/navigation/link.tsx'
import { subscriptionPaths } from '#web/navigation/subscription-views.ts'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { FieldError, Note } from '#web/ui/note.tsx'
import { ChangeDone } from './change-done.tsx'
import { useSubscriptionChange } from './data/subscription-changes.ts'
import { isCancellable, paidUntil, subscriptionStatusOf } from './data/subscription-status.ts'
import { cancelLead } from './data/subscription-text.ts'
import { cancelWords, statusWords, subscriptionWords } from './data/subscription-words.ts'
import styles from './subscription.module.css'

/** The last step of a cancellation: its consequences, and one button. No counter-offer is made. */
export function CancelPart({ view }: { view: SubscriptionView }) {
  const { state, send } = useSubscriptionChange('cancel')
  const status = subscriptionStatusOf(view)
  if (state.kind === 'done') {
    const isOver = status === 'over' || paidUntil(view) === null
    const lead = isOver ? statusWords.over.lead : cancelLead(paidUntil(view))
    return <ChangeDone title={cancelWords.done.title} lead={`${lead} ${cancelWords.done.mail}`} />
  }
  if (!isCancellable(status)) return <ChangeDone {...cancelWords.nothing} />
  return (
    <div className={styles.part}>
      <Heading title={cancelWords.title} lead={status === 'owing' ? cancelWords.owing : cancelLead(paidUntil(view))}>
        {cancelWords.title}
      </Heading>
      {view.feeds !== undefined && <Note>{cancelWords.fed(view.feeds)}</Note>}
      {state.kind === 'failed' && <FieldError>{state.message}</FieldError>}
      <Button action="cancel-now" busy={state.kind === 'busy'} onClick={send}>
        {state.kind === 'busy' ? subscriptionWords.busy : cancelWords.now}
      </Button>
      <Link className={styles.link} to={subscriptionPaths.overview}>
        {subscriptionWords.back}
      </Link>
    </div>
  )
}
