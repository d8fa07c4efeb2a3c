import { type FormEvent, useRef, useState } from 'react'
import type { SubscriptionView } from '#domain/api/subscription.ts'
import { Link } from '#web/navigation/link.tsx'
import { subscriptionPaths } from '#web/navigation/subscription-views.ts'
import checkoutStyles from '#web/pay/checkout/checkout.module.css'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { ChangeDone } from './change-done.tsx'
import { useResumeSubscription } from './data/subscription-changes.ts'
import { renewalText, resumeConsent, resumeSubscriptionWords, subscriptionWords } from './data/subscription-words.ts'
import styles from './subscription.module.css'

/** Takes a cancellation back, with a consent of its own to what is charged from then on. */
export function ResumePart({ view }: { view: SubscriptionView }) {
  const consent = view.renewalIfResumed === null ? '' : resumeConsent(view.renewalIfResumed)
  const { state, send } = useResumeSubscription(consent)
  // The sentence that was agreed to, so that consent never covers another one.
  const [agreed, setAgreed] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const words = resumeSubscriptionWords
  if (state.kind === 'done') {
    const next = view.renewal === null ? '' : `${subscriptionWords.facts.next}: ${renewalText(view.renewal)}. `
    return <ChangeDone title={words.done.title} lead={`${next}${words.done.mail}`} />
  }
  if (view.renewalIfResumed === null) return <ChangeDone {...words.impossible} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (agreed === consent) return send()
    setMissing(true)
    const box = form.current?.elements.namedItem('consent')
    if (box instanceof HTMLElement) box.focus()
  }
  return (
    <form ref={form} className={styles.part} method="dialog" onSubmit={submit} noValidate>
      <Heading title={words.title} lead={words.lead}>
        {words.title}
      </Heading>
      <label className={checkoutStyles.consent}>
        <input
          type="checkbox"
          name="consent"
          checked={agreed === consent}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? 'consent-problem' : undefined}
          onChange={(event) => {
            setMissing(false)
            setAgreed(event.target.checked ? consent : null)
          }}
        />
        <span>{consent}</span>
      </label>
      {isMissing && <FieldError id="consent-problem">{words.missing}</FieldError>}
      {state.kind === 'failed' && <FieldError>{state.message}</FieldError>}
      <Button type="submit" action="resume-now" busy={state.kind === 'busy'}>
        {state.kind === 'busy' ? subscriptionWords.busy : words.now}
      </Button>
      <Link className={styles.link} to={subscriptionPaths.overview}>
        {subscriptionWords.back}
      </Link>
    </form>
  )
}
