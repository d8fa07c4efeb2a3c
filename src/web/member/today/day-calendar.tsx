import type { DiaryEntry } from '#domain/api/member/diary.ts'
import { addDays, daysBetween, type IsoDate } from '#domain/time.ts'
import { useStore } from '#web/device/store.ts'
import { formatsStore } from '#web/member/data/formats-store.ts'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { Link } from '#web/navigation/link.tsx'
import { dateText, shortWeekdayName, weekdayName } from '#web/words/dates.ts'
import styles from './day-calendar.module.css'
import { todayWords } from './today-words.ts'

const words = todayWords.days

/** Days before its last one that a calendar shows: the four weeks of the diary that a device has. */
const LATELY = 27
/** Days after a day long past of which the diary is known as well. */
const AFTER = 7
const WEEK = 7
/** Days from Sunday to the first weekday. */
const startOf = { SUNDAY: 0, MONDAY: 1, SATURDAY: 6 } as const

/** The first and the last day of which the diary is known around a day. */
function spanAround(
  date: IsoDate,
  today: IsoDate,
  startsOn: IsoDate,
): { readonly from: IsoDate; readonly to: IsoDate } {
  const after = addDays(date, AFTER)
  const isLong = date < addDays(today, -LATELY)
  const to = isLong && after < today ? after : today
  const from = addDays(to, -LATELY)
  return { from: from < startsOn ? startsOn : from, to }
}

type DayCalendarProps = {
  readonly date: IsoDate
  readonly today: IsoDate
  readonly startsOn: IsoDate
  readonly entries: readonly DiaryEntry[]
}

/** Four weeks of days, with marks on those of which something is in the diary. */
export function DayCalendar({ date, today, startsOn, entries }: DayCalendarProps) {
  const { firstWeekday } = useStore(formatsStore)
  const { from, to } = spanAround(date, today, startsOn)
  const written = new Set(entries.flatMap(({ record }) => (record.kind === 'entry' ? [record.day] : [])))
  const weekday = (new Date(from).getUTCDay() - startOf[firstWeekday] + WEEK) % WEEK
  const first = addDays(from, -weekday)
  const weeks = Math.floor((daysBetween(first, to) ?? 0) / WEEK) + 1
  const days = (week: number) => Array.from({ length: WEEK }, (_, at) => addDays(first, week * WEEK + at))
  return (
    <details className={styles.calendar} data-calendar>
      <summary className={styles.summary}>{words.calendar}</summary>
      <table className={styles.table}>
        <caption className={styles.caption}>{words.marked}</caption>
        <thead>
          <tr>
            {days(0).map((day) => (
              <th key={day} scope="col" className={styles.weekday}>
                <abbr title={weekdayName(day)}>{shortWeekdayName(day)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: weeks }, (_, week) => (
            <tr key={days(week)[0]}>
              {days(week).map((day) => (
                <td key={day} className={styles.cell}>
                  {day >= from && day <= to && (
                    <Link
                      className={styles.day}
                      to={memberPages.today.path({ day: day === today ? null : day })}
                      label={written.has(day) ? words.written(dateText(day)) : dateText(day)}
                      current={day === date}
                    >
                      {Number(day.slice(-2))}
                      {written.has(day) && <span className={styles.mark} aria-hidden="true" data-written={day} />}
                    </Link>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
