import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { stripeWords } from './stripe-words.ts'

type StripeUnavailableProps = {
  readonly onRetry: () => void
  readonly payBar: (button: ReactNode) => ReactNode
}

/** Shown where the card form would be: its code, or the script from Stripe, did not arrive. */
export function StripeUnavailable({ onRetry, payBar }: StripeUnavailableProps) {
  return (
    <>
      <Note live>{stripeWords.unavailable}</Note>
      <Button action="retry" onClick={onRetry}>
        {stripeWords.retry}
      </Button>
      {payBar(null)}
    </>
  )
}
