import { useWeekEmail } from '#web/member/plan-changes/use-week-email.ts'
import { weekEmailWords as words } from '#web/member/plan-changes/week-email-words.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './week-email-question.module.css'

/** Asks once whether the member wants their weeks by email, below the days. Any answer is the last one; settings keep it. */
export function WeekEmailQuestion() {
  const { wanted, answer } = useWeekEmail()
  if (wanted !== null) return null
  return (
    <section className={styles.card} aria-labelledby="week-email">
      <h2 id="week-email">{words.title}</h2>
      <p>{words.ask}</p>
      <div className={styles.actions}>
        <Button look="quiet" action="want-week-email" onClick={() => answer(true)}>
          {words.want}
        </Button>
        <Button look="quiet" action="refuse-week-email" onClick={() => answer(false)}>
          {words.refuse}
        </Button>
      </div>
    </section>
  )
}
