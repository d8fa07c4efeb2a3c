import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { SubscriptionView } from '#domain/api/subscription.ts'
import checkoutStyles from '#web/pay/checkout/checkout.module.css'
import styles from '#web/subscription/price-question.module.css'
import { usePriceYes } from '#web/subscription/use-wish.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { priceChangeWords, priceConsent } from './price-change-words.ts'
import { subscriptionWords } from './subscription-words.ts'

type PriceConsentProps = {
  readonly change: NonNullable<SubscriptionView['priceChange']>
  /** The other answer, beside the yes. */
  readonly children: ReactNode
}

/** The yes to a higher price: a box of its own, never ticked beforehand, and a button that names the price and the day. */
export function PriceConsent({ change, children }: PriceConsentProps) {
  const { state, ask } = usePriceYes(change)
  // The sentence that was agreed to, so that consent never covers another one.
  const [agreed, setAgreed] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const consent = priceConsent(change)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (agreed === consent) return ask()
    setMissing(true)
    const box = form.current?.elements.namedItem('price-consent')
    if (box instanceof HTMLElement) box.focus()
  }
  return (
    <form ref={form} className={styles.question} method="dialog" onSubmit={submit} noValidate>
      <label className={checkoutStyles.consent}>
        <input
          type="checkbox"
          name="price-consent"
          checked={agreed === consent}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? 'price-problem' : undefined}
          onChange={(event) => {
            setMissing(false)
            setAgreed(event.target.checked ? consent : null)
          }}
        />
        <span>{consent}</span>
      </label>
      {isMissing && <FieldError id="price-problem">{priceChangeWords.missing}</FieldError>}
      {state.kind === 'failed' && <FieldError id="wish-problem">{state.message}</FieldError>}
      <div className={styles.answers}>
        <Button type="submit" action="agree-to-price" busy={state.kind === 'busy'}>
          {state.kind === 'busy' ? subscriptionWords.busy : priceChangeWords.agree(change)}
        </Button>
        {children}
      </div>
    </form>
  )
}
