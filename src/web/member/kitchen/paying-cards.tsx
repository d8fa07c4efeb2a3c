import { useState } from 'react'
import type { HouseholdView } from '#domain/api/member/household.ts'
import { usePayPath } from '#web/member/layout/use-pay-path.ts'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { PlanPrices } from '#web/member/table/plan-prices.tsx'
import { navigate } from '#web/navigation/navigation.ts'
import { FieldError } from '#web/ui/note.tsx'
import styles from './kitchen.module.css'
import { kitchenWords } from './kitchen-words.ts'
import { leaveKitchen } from './use-kitchen.ts'

/** Who pays for the kitchen, until when, and what happens then. */
export function PaidCard({ kitchen }: { readonly kitchen: HouseholdView }) {
  const pay = usePayPath()
  const words = kitchenWords.paid
  const { paidByYou, paidUntil, renews, ownPlans } = kitchen
  if (paidUntil === null) return null
  return (
    <section className={styles.card} aria-labelledby="who-pays">
      <h2 id="who-pays">{words.title}</h2>
      <p>{paidByYou ? words.you(paidUntil) : words.other(paidUntil)}</p>
      {!renews && <p>{words.ends(paidUntil)}</p>}
      {paidByYou && renews && <p className={styles.hint}>{words.warn}</p>}
      {!renews && ownPlans !== undefined && (
        <>
          <p>{words.takeOverAt}</p>
          <PlanPrices plans={ownPlans} />
        </>
      )}
      {!renews && (
        <button type="button" className={styles.second} data-action="take-over" onClick={() => navigate(pay)}>
          {words.takeOver}
        </button>
      )}
    </section>
  )
}

/** Leaving the kitchen for one of one's own; asked once more. */
export function LeaveCard() {
  const words = kitchenWords.leave
  const [isAsked, setIsAsked] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const leave = async () => {
    const refusal = await leaveKitchen()
    setProblem(refusal)
    if (refusal === null) navigate(memberPages.today.path())
  }
  return (
    <section className={styles.card} aria-labelledby="leave-kitchen">
      <h2 id="leave-kitchen">{words.title}</h2>
      <p className={styles.hint}>{isAsked ? words.sure : words.hint}</p>
      {isAsked ? (
        <div className={styles.actions}>
          <button type="button" className={styles.second} data-action="yes-leave" onClick={() => void leave()}>
            {words.yes}
          </button>
          <button type="button" className={styles.second} onClick={() => setIsAsked(false)}>
            {words.no}
          </button>
        </div>
      ) : (
        <button type="button" className={styles.second} data-action="leave" onClick={() => setIsAsked(true)}>
          {words.start}
        </button>
      )}
      {problem !== null && <FieldError id="leave-failed">{problem}</FieldError>}
    </section>
  )
}
