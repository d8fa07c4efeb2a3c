import { type ReactNode, useState } from 'react'
import type { SubscriptionView } from '#domain/api/subscription.ts'
import { goToBank } from '#web/pay/order/bank-page.ts'
import styles from '#web/subscription/price-question.module.css'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { priceChangeWords } from './price-change-words.ts'
import { subscriptionWords } from './subscription-words.ts'

type PriceApprovalProps = {
  readonly change: NonNullable<SubscriptionView['priceChange']>
  /** The other answer, beside the yes. */
  readonly children: ReactNode
}

/** The way to the provider that wants a yes of its own. */
export function PriceApproval({ change: { approveUrl }, children }: PriceApprovalProps) {
  const [isFailed, setFailed] = useState(false)
  const go = () => setFailed(approveUrl === null || !goToBank(approveUrl))
  return (
    <div className={styles.question}>
      {isFailed && <FieldError id="approval-problem">{subscriptionWords.noChange}</FieldError>}
      <div className={styles.answers}>
        <Button action="approve-price" onClick={go}>
          {priceChangeWords.approve}
        </Button>
        {children}
      </div>
    </div>
  )
}
