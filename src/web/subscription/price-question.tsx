import type { ReactNode } from 'react'
import type { SubscriptionView } from '#domain/api/subscription.ts'
import { Link } from '#web/navigation/link.tsx'
import { subscriptionPaths } from '#web/navigation/subscription-views.ts'
import { FactList } from '#web/subscription/fact-list.tsx'
import { PriceApproval } from '#web/subscription/price-approval.tsx'
import { PriceConsent } from '#web/subscription/price-consent.tsx'
import styles from '#web/subscription/price-question.module.css'
import { fullDayText } from '#web/words/dates.ts'
import { priceChangeWords } from './price-change-words.ts'

type PriceQuestionProps = {
  readonly change: NonNullable<SubscriptionView['priceChange']>
  /** Whether the plan is set to end, so that only a yes is left to say. */
  readonly isEnding: boolean
}

/** What a higher price means, and the two answers, each as easy to give as the other. */
export function PriceQuestion({ change, isEnding }: PriceQuestionProps) {
  const words = priceChangeWords
  const isToApprove = change.state === 'to_approve'
  const lead = isToApprove ? words.approveLead : isEnding ? words.ending : words.lead
  const letEnd: ReactNode = !isEnding && (
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
