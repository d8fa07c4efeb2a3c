import type { WeekView } from '#domain/api/member/week.ts'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { Link } from '#web/navigation/link.tsx'
import { weekdayTitle } from '#web/words/dates.ts'
import styles from './day-steps.module.css'
import { dayScreenWords } from './day-words.ts'

/** Links to the day before and the day after. */
export function DaySteps({ view, day }: { view: WeekView; day: number }) {
  const before = view.days[day - 1]
  const after = view.days[day + 1]
  if (before === undefined && after === undefined) return null
  return (
    <nav className={styles.steps} aria-label={dayScreenWords.others}>
      {before !== undefined && (
        <Link className={styles.step} to={memberPages.day.path({ week: view.week, day: day - 1 })}>
          <span aria-hidden="true">←</span> {weekdayTitle(before.date)}
        </Link>
      )}
      {after !== undefined && (
        <Link className={`${styles.step} ${styles.after}`} to={memberPages.day.path({ week: view.week, day: day + 1 })}>
          {weekdayTitle(after.date)} <span aria-hidden="true">→</span>
        </Link>
      )}
    </nav>
  )
}
