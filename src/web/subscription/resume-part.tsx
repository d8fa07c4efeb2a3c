import type { FormEvent } from 'react'
import type { SubscriptionView } from '#domain/api/subscription.ts'
import { Link } from '#web/navigation/link.tsx'
import { subscriptionPaths } from '#web/navigation/subscription-views.ts'
import { ConsentBox } from '#web/pay/checkout/consent-box.tsx'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { ChangeDone } from './change-done.tsx'
import { useResumeSubscription } from './data/subscription-changes.ts'
import { renewalText, resumeConsent } from './data/subscription-text.ts'
import { resumeSubscriptionWords, subscriptionWords } from './data/subscription-words.ts'
import styles from './subscription.module.css'
import { useConsent } from './use-consent.ts'

/** Undoes a cancellation, with its own consent to the later charges. */
export function ResumePart({ view }: { view: SubscriptionView }) {
  const sentence = view.renewalIfResumed === null ? '' : resumeConsent(view.renewalIfResumed)
  const { state, send } = useResumeSubscription(sentence)
  const consent = useConsent(sentence)
  const words = resumeSubscriptionWords
  if (state.kind === 'done') {
    const next = view.renewal === null ? '' : `${subscriptionWords.facts.next}: ${renewalText(view.renewal)}. `
    return <ChangeDone title={words.done.title} lead={`${next}${words.done.mail}`} />
  }
  if (view.renewalIfResumed === null) return <ChangeDone {...words.impossible} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (consent.demand()) send()
  }
  return (
    <form className={styles.part} method="dialog" onSubmit={submit} noValidate>
      <Heading title={words.title} lead={words.lead}>
        {words.title}
      </Heading>
      <ConsentBox name="consent" missing={words.missing} {...consent.box} />
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
