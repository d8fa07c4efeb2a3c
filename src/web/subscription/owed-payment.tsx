import type { SubscriptionView } from '#domain/api/subscription.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { useSubscriptionChange } from './data/subscription-changes.ts'
import { subscriptionWords } from './data/subscription-words.ts'
import styles from './subscription.module.css'

/** Pays a renewal that is owed at once, where its provider leaves that to us; afterwards says what became of it. */
export function OwedPayment({ owed }: { owed: SubscriptionView['owed'] }) {
  const { state, send } = useSubscriptionChange('payOwed')
  const words = subscriptionWords
  if (state.kind === 'done') return <p role="status">{owed === null ? words.paid : words.paying}</p>
  if (owed?.canPayNow !== true) return null
  return (
    <>
      <p className={styles.soft}>{words.payNowLead}</p>
      {state.kind === 'failed' && <FieldError>{state.message}</FieldError>}
      <Button action="pay-owed" busy={state.kind === 'busy'} onClick={send}>
        {state.kind === 'busy' ? words.busy : words.payNow({ minor: owed.amountMinor, currency: owed.currency })}
      </Button>
    </>
  )
}
