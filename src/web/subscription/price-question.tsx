import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { SubscriptionView } from '#domain/api/subscription.ts'
import { Link } from '#web/navigation/link.tsx'
import { subscriptionPaths } from '#web/navigation/subscription-views.ts'
import checkoutStyles from '#web/pay/checkout/checkout.module.css'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { fullDayText } from '#web/words/dates.ts'
import { priceChangeWords, priceConsent } from './data/price-change-words.ts'
import { useAgreeToPrice } from './data/subscription-changes.ts'
import { subscriptionWords } from './data/subscription-words.ts'
import { FactList } from './fact-list.tsx'
import styles from './price-question.module.css'

type PriceApprovalProps = {
  readonly change: NonNullable<SubscriptionView['priceChange']>
  /** The other answer, beside the yes. */
  readonly children: ReactNode
}

/** The way to the provider that wants a yes of its own. Its page is asked for anew: that of before may have expired. */
export function PriceApproval({ change, children }: PriceApprovalProps) {
  const { state, send } = useAgreeToPrice(change)
  return (
    <div className={styles.question}>
      {state.kind === 'failed' && <FieldError id="approval-problem">{state.message}</FieldError>}
      <div className={styles.answers}>
        <Button action="approve-price" busy={state.kind === 'busy'} onClick={send}>
          {state.kind === 'busy' ? subscriptionWords.busy : priceChangeWords.approve}
        </Button>
        {children}
      </div>
    </div>
  )
}

type PriceConsentProps = {
  readonly change: NonNullable<SubscriptionView['priceChange']>
  /** The other answer, beside the yes. */
  readonly children: ReactNode
}

/** The yes to a higher price: a box of its own, never ticked beforehand, and a button that names the price and the day. */
export function PriceConsent({ change, children }: PriceConsentProps) {
  const { state, send } = useAgreeToPrice(change)
  // The sentence that was agreed to, so that consent never covers another one.
  const [agreed, setAgreed] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const consent = priceConsent(change)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (agreed === consent) return send()
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

type PriceQuestionProps = {
  readonly change: NonNullable<SubscriptionView['priceChange']>
  /** Whether the plan is set to end, so that only a yes is left to say. */
  readonly isSessionEnding: boolean
}

/** What a higher price means, and the two answers, each as easy to give as the other. */
export function PriceQuestion({ change, isSessionEnding }: PriceQuestionProps) {
  const words = priceChangeWords
  const isToApprove = change.state === 'to_approve'
  const lead = isToApprove ? words.approveLead : isSessionEnding ? words.ending : words.lead
  const letEnd: ReactNode = !isSessionEnding && (
    <Link className={styles.end} to={subscriptionPaths.cancel}>
      {words.letEnd(change)}
    </Link>
  )
  return (
    <>
      <FactList
        facts={[
          { label: words.facts.now, text: words.each(change, 'before') },
          { label: words.facts.next, text: words.each(change, 'after') },
          { label: words.facts.from, text: fullDayText(change.from) },
        ]}
      />
      <p>{lead(change)}</p>
      {isToApprove ? (
        <PriceApproval change={change}>{letEnd}</PriceApproval>
      ) : (
        <PriceConsent change={change}>{letEnd}</PriceConsent>
      )}
    </>
  )
}
