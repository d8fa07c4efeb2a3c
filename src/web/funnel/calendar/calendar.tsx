import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { formatsIn, localeFrom } from '#domain/formats.ts'
import { pageLanguage } from '#domain/language/page-language.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import { fullDayText, monthText, shortWeekdayName, weekdayName } from '#web/words/dates.ts'
import styles from './calendar.module.css'
import { calendarWords as words } from './calendar-words.ts'
import { addMonths, firstOfMonth, startOfWeek, weeksOfMonth } from './month-days.ts'

export type CalendarProps = {
  /** The chosen day; null if there is none. */
  readonly day: IsoDate | null
  readonly first: IsoDate
  readonly last: IsoDate
  readonly onChoose: (day: IsoDate) => void
}

const { firstWeekday } = formatsIn(localeFrom(pageLanguage.tag), null)
const LAST_OF_WEEK = 6

/** The day to which a key leads, or null if it leads nowhere. */
function dayByKey(key: string, from: IsoDate): IsoDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1)
    case 'ArrowRight':
      return addDays(from, 1)
    case 'ArrowUp':
      return addDays(from, -7)
    case 'ArrowDown':
      return addDays(from, 7)
    case 'PageUp':
      return addMonths(from, -1)
    case 'PageDown':
      return addMonths(from, 1)
    case 'Home':
      return startOfWeek(from, firstWeekday)
    case 'End':
      return addDays(startOfWeek(from, firstWeekday), LAST_OF_WEEK)
    default:
      return null
  }
}

/** A month of days to choose from. Arrows move by days and weeks, PageUp and PageDown by months. */
export function Calendar({ day, first, last, onChoose }: CalendarProps) {
  const within = (wanted: IsoDate): IsoDate => (wanted < first ? first : wanted > last ? last : wanted)
  const [focused, setFocused] = useState(() => within(day ?? first))
  const isMoved = useRef(false)
  const table = useRef<HTMLTableElement>(null)
  const id = useId()
  // A day that is typed is shown at once.
  const [followed, setFollowed] = useState(day)
  if (day !== followed) {
    setFollowed(day)
    if (day !== null) setFocused(within(day))
  }
  useEffect(() => {
    if (isMoved.current) table.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
    isMoved.current = false
  }, [focused])
  const press = (event: KeyboardEvent) => {
    const wanted = dayByKey(event.key, focused)
    if (wanted === null) return
    event.preventDefault()
    isMoved.current = true
    setFocused(within(wanted))
  }
  const weeks = weeksOfMonth(firstOfMonth(focused), firstWeekday)
  const turn = (months: number) => setFocused(within(addMonths(focused, months)))
  const weekdays = Array.from({ length: 7 }, (_, at) => addDays(startOfWeek(focused, firstWeekday), at))
  return (
    <div className={styles.calendar}>
      <div className={styles.month}>
        <button
          type="button"
          className={styles.turn}
          aria-label={words.before}
          disabled={firstOfMonth(focused) <= first}
          onClick={() => turn(-1)}
        >
          ‹
        </button>
        <strong id={id} aria-live="polite">
          {monthText(focused)}
        </strong>
        <button
          type="button"
          className={styles.turn}
          aria-label={words.after}
          disabled={firstOfMonth(focused) === firstOfMonth(last)}
          onClick={() => turn(1)}
        >
          ›
        </button>
      </div>
      <table ref={table} className={styles.days} aria-labelledby={id} onKeyDown={press}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekdayName(weekday)}>
                {shortWeekdayName(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={row} aria-hidden={week.every((each) => each === null) || undefined}>
              {week.map((each, at) => (
                <td key={each ?? at}>
                  {each !== null && (
                    <button
                      type="button"
                      className={styles.day}
                      data-day={each}
                      aria-label={fullDayText(each)}
                      aria-pressed={each === day}
                      disabled={each < first || each > last}
                      tabIndex={each === focused ? 0 : -1}
                      onClick={() => onChoose(each)}
                    >
                      {Number(each.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
