import type { DaysReply } from '#domain/api/console/figures.ts'
import { calendarTicks } from '#web/chart/calendar-ticks.ts'
import styles from './day-chart.module.css'
import { dayMarks } from './day-marks.ts'
import { countText } from './figure-text.ts'

type Figure = 'visitors' | 'purchases'
type DayChartProps = DaysReply & { readonly figure: Figure; readonly name: string }

/** Height of the drawing in its own units; it is stretched to the space available. */
const HEIGHT = 100
const MOST_TICKS = 6
/** Width of a column as a share of the width of its day. */
const COLUMN = 0.8

/** A column for each day, with a numbered mark for each annotation; the list below explains the numbers. */
export function DayChart({ days, annotations, figure, name }: DayChartProps) {
  const most = Math.max(1, ...days.map((day) => day[figure]))
  const best = days.toSorted((a, b) => b[figure] - a[figure])[0]
  const total = days.reduce((sum, day) => sum + day[figure], 0)
  const [first] = days
  // The middle of a day, in percent of the width.
  const placeOf = (day: string) => ({
    '--at': `${(100 * (days.findIndex((one) => one.day === day) + 0.5)) / days.length}%`,
  })
  const said =
    best === undefined
      ? 'No days.'
      : `${countText(total)} from ${first?.day} to ${days.at(-1)?.day}, most on ${best.day}: ${countText(best[figure])}.`
  return (
    <figure className={styles.figure}>
      <p className={styles.most} aria-hidden="true">
        {countText(most)}
      </p>
      <div className={styles.plot}>
        {dayMarks(
          days.map(({ day }) => day),
          annotations,
        ).map(({ words, at }) => (
          <span key={words} className={styles.mark} style={{ '--at': `${at}%` } as object} aria-hidden="true">
            {words}
          </span>
        ))}
        <svg
          className={styles.columns}
          viewBox={`0 0 ${days.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${name}. ${said}`}
        >
          {days.map((day, place) => (
            <rect
              key={day.day}
              x={place + (1 - COLUMN) / 2}
              width={COLUMN}
              y={HEIGHT * (1 - day[figure] / most)}
              height={(HEIGHT * day[figure]) / most}
            />
          ))}
        </svg>
      </div>
      <div className={styles.axis} aria-hidden="true">
        {calendarTicks(first?.day ?? '', days.length - 1, MOST_TICKS).map(({ day, label }) => (
          <span key={label} style={placeOf(days[day]?.day ?? '') as object}>
            {label}
          </span>
        ))}
      </div>
    </figure>
  )
}
