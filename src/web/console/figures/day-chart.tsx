import type { DaysReply } from '#domain/api/console/figures.ts'
import { calendarTicks } from '#web/chart/calendar-ticks.ts'
import styles from './day-chart.module.css'
import { countText } from './figure-text.ts'

type Figure = 'visitors' | 'purchases'
type DayChartProps = DaysReply & { readonly figure: Figure; readonly name: string }

/** Height of the drawing in its own units; it is stretched to its place. */
const HEIGHT = 100
const MOST_TICKS = 6
/** Part of a day's width that its column takes. */
const COLUMN = 0.8

/** One mark for each day on which something happened, with the numbers that it has in the list below. */
function marksOf(annotations: DaysReply['annotations']): readonly { readonly day: string; readonly words: string }[] {
  const numbered = annotations.map(({ day }, place) => ({ day, number: place + 1 }))
  return [...Map.groupBy(numbered, ({ day }) => day)].map(([day, marks]) => {
    const [first, last] = [marks[0]?.number, marks.at(-1)?.number]
    return { day, words: first === last ? `${first}` : `${first}–${last}` }
  })
}

/** A column for each day, with a numbered mark where something happened; the words to the numbers stand below. */
export function DayChart({ days, annotations, figure, name }: DayChartProps) {
  const most = Math.max(1, ...days.map((day) => day[figure]))
  const best = days.toSorted((a, b) => b[figure] - a[figure])[0]
  const total = days.reduce((sum, day) => sum + day[figure], 0)
  const [first] = days
  // A place in the middle of its day, in percent of the width.
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
        {marksOf(annotations).map(({ day, words }) => (
          <span key={day} className={styles.mark} style={placeOf(day) as object} aria-hidden="true">
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
