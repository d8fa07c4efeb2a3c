import type { ReviewReply } from '#domain/api/member/review.ts'
import type { WeightState } from '#domain/plan-review/weight-state.ts'
import { Button } from '#web/ui/button.tsx'
import { fullDayText } from '#web/words/dates.ts'
import { changeText } from './change-text.ts'
import { keepText } from './keep-text.ts'
import styles from './plan-changes-list.module.css'
import { reviewWords as words } from './review-words.ts'
import { keepForGood } from './use-review.ts'

/** What reviews changed, newest first, and a button to undo "keep for good". */
type PlanChangesListProps = { readonly reply: ReviewReply; readonly state: WeightState }

export function PlanChangesList({ reply: { latest, changes, keptForGood }, state }: PlanChangesListProps) {
  const kept = latest === null ? null : keepText(latest, state)
  if (changes.length === 0 && kept === null && !keptForGood) return null
  return (
    <section className={styles.card} aria-labelledby="plan-changes">
      <h2 id="plan-changes">{words.changes}</h2>
      {kept !== null && <p>{kept}</p>}
      {keptForGood && (
        <>
          <p>{words.forGood}</p>
          <Button look="quiet" action="propose-again" onClick={() => void keepForGood(false)}>
            {words.propose}
          </Button>
        </>
      )}
      <ol className={styles.list} reversed>
        {changes.toReversed().map((review) => (
          <li key={review.week}>
            <strong>{fullDayText(review.from)}</strong> {changeText(review)}
          </li>
        ))}
      </ol>
    </section>
  )
}
