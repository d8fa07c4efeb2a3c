import type { FormEvent, ReactNode } from 'react'
import type { SubscriptionView } from '#domain/api/subscription.ts'
import { Link } from '#web/navigation/link.tsx'
import { subscriptionPaths } from '#web/navigation/subscription-views.ts'
import { ConsentBox } from '#web/pay/checkout/consent-box.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { fullDayText } from '#web/words/dates.ts'
import { priceConsent, shownChange } from './data/price-change-text.ts'
import { priceChangeWords } from './data/price-change-words.ts'
import { useAgreeToPrice } from './data/subscription-changes.ts'
import { subscriptionWords } from './data/subscription-words.ts'
import { FactList } from './fact-list.tsx'
import styles from './price-question.module.css'
import { useConsent } from './use-consent.ts'

type PriceApprovalProps = {
  readonly change: NonNullable<SubscriptionView['priceChange']>
  /** The other answer, beside the yes. */
  readonly children: ReactNode
}

/** Opens the page of a provider that needs its own approval. A new page is requested, as the earlier one may have expired. */
export function PriceApproval({ change, children }: PriceApprovalProps) {
  const { state, send } = useAgreeToPrice(change)
  return (
    <div className={styles.question}>
      {state.kind === 'failed' && <FieldError>{state.message}</FieldError>}
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

/** The consent to a higher price: its own box, never ticked in advance, and a button that names the price and the day. */
export function PriceConsent({ change, children }: PriceConsentProps) {
  const { state, send } = useAgreeToPrice(change)
  const consent = useConsent(priceConsent(change))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (consent.demand()) send()
  }
  return (
    <form className={styles.question} method="dialog" onSubmit={submit} noValidate>
      <ConsentBox name="price-consent" missing={priceChangeWords.missing} {...consent.box} />
      {state.kind === 'failed' && <FieldError>{state.message}</FieldError>}
      <div className={styles.answers}>
        <Button type="submit" action="agree-to-price" busy={state.kind === 'busy'}>
          {state.kind === 'busy' ? subscriptionWords.busy : priceChangeWords.agree(shownChange(change))}
        </Button>
        {children}
      </div>
    </form>
  )
}

type PriceQuestionProps = {
  readonly change: NonNullable<SubscriptionView['priceChange']>
  /** Whether the plan is already set to end, so that agreeing is the only answer left. */
  readonly isPlanEnding: boolean
}

/** What a higher price means, and the two answers, both equally easy to give. */
export function PriceQuestion({ change, isPlanEnding }: PriceQuestionProps) {
  const words = priceChangeWords
  const shown = shownChange(change)
  const isToApprove = change.state === 'to_approve'
  const lead = isToApprove ? words.approveLead : isPlanEnding ? words.ending : words.lead
  const letEnd: ReactNode = !isPlanEnding && (
    <Link className={styles.end} to={subscriptionPaths.cancel}>
      {words.letEnd(shown)}
    </Link>
  )
  return (
    <>
      <FactList
        facts={[
          { label: words.facts.now, text: words.each(shown.before, shown.days) },
          { label: words.facts.next, text: words.each(shown.after, shown.days) },
          { label: words.facts.from, text: fullDayText(change.from) },
        ]}
      />
      <p>{lead(shown)}</p>
      {isToApprove ? (
        <PriceApproval change={change}>{letEnd}</PriceApproval>
      ) : (
        <PriceConsent change={change}>{letEnd}</PriceConsent>
      )}
    </>
  )
}
