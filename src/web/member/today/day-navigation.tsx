import { type ComponentProps, type FormEvent, useState } from 'react'
import { isIsoDate } from '#domain/iso-date.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { Link } from '#web/navigation/link.tsx'
import { navigate } from '#web/navigation/navigation.ts'
import { weekdayTitle } from '#web/words/dates.ts'
import { DayCalendar } from './day-calendar.tsx'
import styles from './day-navigation.module.css'
import { todayWords } from './today-words.ts'

const words = todayWords.days

type DayNavigationProps = ComponentProps<typeof DayCalendar>

/** Opens any day of the plan up to today. */
function AnyDay({ date, today, startsOn }: Omit<DayNavigationProps, 'entries'>) {
  const [day, setDay] = useState(date)
  const isWithin = isIsoDate(day) && day >= startsOn && day <= today
  const open = (event: FormEvent) => {
    event.preventDefault()
    if (isWithin) navigate(memberPages.today.path({ day: day === today ? null : day }))
  }
  return (
    <form className={styles.any} method="dialog" onSubmit={open}>
      <label className={styles.label}>
        {words.any}
        <input
          className={styles.input}
          type="date"
          name="day"
          min={startsOn}
          max={today}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      </label>
      <button type="submit" className={styles.open} data-action="open-day" disabled={!isWithin || day === date}>
        {words.open}
      </button>
    </form>
  )
}

/** Links to the day before and after, a calendar with the days of the diary, and a field that reaches any day of the plan. */
export function DayNavigation({ date, today, startsOn, entries }: DayNavigationProps) {
  const before = addDays(date, -1)
  const after = addDays(date, 1)
  const nameOf = (day: IsoDate) => {
    if (day === today) return todayWords.title
    return day === addDays(today, -1) ? todayWords.yesterday : weekdayTitle(day)
  }
  if (before < startsOn && after > today) return null
  return (
    <nav className={styles.nav} aria-label={words.name}>
      <div className={styles.days}>
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
      </div>
      <DayCalendar date={date} today={today} startsOn={startsOn} entries={entries} />
      <AnyDay date={date} today={today} startsOn={startsOn} />
    </nav>
  )
}
