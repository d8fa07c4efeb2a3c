import { useId } from 'react'
import type { SubscriptionView } from '#domain/api/subscription.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { fullDayText } from '#web/words/dates.ts'
import { planNameText } from '#web/words/plan-name.ts'
import { planPrice } from './data/plan-change-text.ts'
import { planChangeWords } from './data/plan-change-words.ts'
import { useApprovePlan, useSubscriptionChange } from './data/subscription-changes.ts'
import { subscriptionWords } from './data/subscription-words.ts'
import { FactList } from './fact-list.tsx'
import styles from './subscription.module.css'

type PlanChangeCardProps = { readonly change: NonNullable<SubscriptionView['planChange']> }

/** A chosen plan that has not begun: what it costs, from when, and how to undo the choice. */
export function PlanChangeCard({ change }: PlanChangeCardProps) {
  const id = useId()
  const words = planChangeWords
  const { state, send } = useSubscriptionChange('keepPlan')
  const approval = useApprovePlan(change)
  const { planName, currency, from, canUndo } = change
  const isToApprove = change.state === 'to_approve'
  return (
    <section className={styles.card} aria-labelledby={id} data-plan-change={change.state}>
      <h2 id={id}>{words.coming[change.state]}</h2>
      <FactList
        facts={[
          { label: words.facts.plan, text: planNameText(planName) },
          { label: words.facts.price, text: planPrice(change, currency) },
          { label: words.facts.from, text: fullDayText(from) },
        ]}
      />
      <p>{isToApprove ? words.toApprove(change) : canUndo ? words.until(change) : words.fixed}</p>
      {approval.state.kind === 'failed' && <FieldError>{approval.state.message}</FieldError>}
      {isToApprove && (
        <Button action="approve-plan" busy={approval.state.kind === 'busy'} onClick={approval.send}>
          {approval.state.kind === 'busy' ? subscriptionWords.busy : words.approve}
        </Button>
      )}
      {state.kind === 'failed' && <FieldError>{state.message}</FieldError>}
      {canUndo && (
        <button
          type="button"
          className={styles.plain}
          data-action="keep-plan"
          aria-disabled={state.kind === 'busy'}
          onClick={send}
        >
          {state.kind === 'busy' ? subscriptionWords.busy : change.endsIfUndone ? words.letEnd(change) : words.keep}
        </button>
      )}
    </section>
  )
}
