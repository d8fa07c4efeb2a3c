import { useRef, useState } from 'react'
import { problems } from '#domain/problems.ts'
import { openBankPage } from '#web/pay/order/bank-page.ts'
import { FieldError } from '#web/ui/note.tsx'
import { requestCardChange } from './data/subscription-requests.ts'
import { subscriptionWords } from './data/subscription-words.ts'
import styles from './subscription.module.css'

/** Buttons that lead to the provider's pages where an open payment is settled, or where another card is entered. */
export function CardChange({ actionUrl }: { actionUrl: string | null }) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isInFlight = useRef(false)
  const change = async (): Promise<void> => {
    if (isInFlight.current) return
    isInFlight.current = true
    setBusy(true)
    const outcome = await requestCardChange()
    isInFlight.current = false
    setBusy(false)
    if (outcome.kind === 'unreachable') return setProblem(subscriptionWords.unreachable)
    if (outcome.kind === 'refused')
      return setProblem(outcome.message === '' ? problems.UNEXPECTED.say : outcome.message)
    if (!openBankPage(outcome.value.url)) setProblem(subscriptionWords.noChange)
  }
  return (
    <>
      {actionUrl !== null && (
        <button type="button" className={styles.plain} data-action="mend" onClick={() => openBankPage(actionUrl)}>
          {subscriptionWords.mend}
        </button>
      )}
      <button
        type="button"
        className={styles.plain}
        data-action="card"
        aria-disabled={isBusy || undefined}
        onClick={() => void change()}
      >
        {isBusy ? subscriptionWords.busy : subscriptionWords.changeCard}
      </button>
      {problem !== null && <FieldError>{problem}</FieldError>}
    </>
  )
}
