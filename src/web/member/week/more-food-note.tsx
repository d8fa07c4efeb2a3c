import type { WeekView } from '#domain/api/member/week.ts'
import type { IsoDate } from '#domain/time.ts'
import { today } from '#web/device/today.ts'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { Link } from '#web/navigation/link.tsx'
import { dayText } from '#web/words/dates.ts'
import styles from './week-notes.module.css'
import { moreFoodWords as words } from './week-words.ts'

/** The day from which the note below says that a week has more food; null where it is not shown. */
export const moreFoodFrom = ({ raised }: Pick<WeekView, 'raised'>, date?: IsoDate): IsoDate | null =>
  raised === undefined || (date !== undefined && date < raised.from) ? null : raised.from

/**
 * Says that a week was given more food after it was planned, from which day on, and how much. With a date, only if that
 * day has more.
 */
export function MoreFoodNote({ view, date }: { view: WeekView; date?: IsoDate }) {
  const { raised, targets } = view
  const shown = view.days.filter((day) => (date === undefined ? day.date >= (raised?.from ?? '') : day.date === date))
  const isShort = shown.some((day) => (day.targets ?? targets).energy < targets.energy)
  if (raised === undefined || moreFoodFrom(view, date) === null) return null
  return (
    <section className={styles.notes} aria-label={words.name} data-more-food={raised.from}>
      <p>
        <b>{raised.from === today() ? words.sinceToday : words.since(dayText(raised.from, today()))}</b>{' '}
        {words.energy(targets.energy, raised.before)}
      </p>
      {isShort && <p>{date === undefined ? words.short.week : words.short.day}</p>}
      <p>
        {words.how} <Link to={memberPages.weight.path()}>{words.why}</Link>
      </p>
    </section>
  )
}
