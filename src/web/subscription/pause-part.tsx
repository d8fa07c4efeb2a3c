import type { SubscriptionView } from '#domain/api/subscription.ts'
import { formatMoney } from '#domain/billing/money.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { useSubscriptionChange } from './data/subscription-changes.ts'
import { subscriptionWords } from './data/subscription-words.ts'
import styles from './subscription.module.css'

/** Ends a pause early, with the payment that follows from it beside the button. */
export function PausePart({ view: { pause, renewal } }: { view: SubscriptionView }) {
  const { state, send } = useSubscriptionChange('endPause')
  const words = subscriptionWords
  if (state.kind === 'done') return <p role="status">{words.pauseEnded}</p>
  if (pause === undefined || renewal === null) return null
  const { amountMinor: minor, currency } = renewal
  return (
    <>
      <p className={styles.soft}>{words.endPauseLead(formatMoney({ minor, currency }))}</p>
      {state.kind === 'failed' && <FieldError>{state.message}</FieldError>}
      <Button action="end-pause" busy={state.kind === 'busy'} onClick={send}>
        {state.kind === 'busy' ? words.busy : words.endPause}
      </Button>
    </>
  )
}
