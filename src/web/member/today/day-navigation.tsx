import { addDays, type IsoDate } from '#domain/time.ts'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { Link } from '#web/navigation/link.tsx'
import { weekdayName } from '#web/words/dates.ts'
import styles from './day-navigation.module.css'
import { todayWords } from './today-words.ts'

type DayNavigationProps = { readonly date: IsoDate; readonly today: IsoDate; readonly startsOn: IsoDate }

/** Links to the day before, so that its diary can be corrected, and back. */
export function DayNavigation({ date, today, startsOn }: DayNavigationProps) {
  const before = addDays(date, -1)
  const after = addDays(date, 1)
  const nameOf = (day: IsoDate) => {
    if (day === today) return todayWords.title
    return day === addDays(today, -1) ? todayWords.yesterday : weekdayName(day)
  }
  if (before < startsOn && after > today) return null
  return (
    <nav className={styles.days} aria-label={todayWords.days}>
      {before >= startsOn && (
        <Link className={styles.day} to={memberPages.today.path({ day: before })}>
          <span aria-hidden="true">←</span> {nameOf(before)}
        </Link>
      )}
      {after <= today && (
        <Link
          className={`${styles.day} ${styles.after}`}
          to={memberPages.today.path({ day: after === today ? null : after })}
        >
          {nameOf(after)} <span aria-hidden="true">→</span>
        </Link>
      )}
    </nav>
  )
}
