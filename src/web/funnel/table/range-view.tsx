import mirrored from '#web/chart/mirrored.module.css'
import type { Caption } from './answer.ts'
import { type BandDay, placeRange } from './place-range.ts'
import styles from './range-view.module.css'
import { useBox } from './use-box.ts'

export type RangeAnswer = {
  readonly view: 'range'
  /** What the visitor weighs today, kg. */
  readonly start: number
  /** From today to the last day that is shown; its first day is today's weight alone. */
  readonly band: readonly BandDay[]
  /** A weight that is shown as a line; null if there is none. */
  readonly goal: { readonly weight: number; readonly label: string } | null
  /** A day with a flag; null if there is none. */
  readonly flag: number | null
  /** Beside the two ends. */
  readonly labels: {
    readonly start: string
    readonly low: string
    readonly high: string
    /** Below the base: today, the day with the flag and the last day. */
    readonly today: string
    readonly flag: string
    readonly end: string
  }
  readonly caption: Caption
}

const USUAL = { width: 340, height: 200 } as const

/** Where the weights of half of the people lie, from one weight today to a range that opens. */
export function RangeView({ start, band, goal, flag, labels }: RangeAnswer) {
  const [place, box] = useBox<HTMLDivElement>(USUAL)
  const placed = placeRange({ band, goal }, box)
  const end = band.at(-1)
  if (placed === null || end === undefined) return null
  const { x, y, size, left, right, base } = placed
  const at = (day: number, weight: number) => `${x(day).toFixed(1)} ${y(weight).toFixed(1)}`
  const upper = band.map(({ day, high }) => at(day, high))
  const lower = band.toReversed().map(({ day, low }) => at(day, low))
  const flagAt = band.find(({ day }) => day === flag)
  const flagX = flagAt === undefined || flagAt === end ? left : x(flagAt.day)
  return (
    <div ref={place} className={styles.place}>
      <svg
        aria-hidden="true"
        className={`${styles.range} ${mirrored.chart}`}
        viewBox={`0 0 ${box.width} ${box.height}`}
        fontSize={size.text}
        key={`${end.day}`}
      >
        <path className={styles.base} d={`M${left} ${base}H${right}`} />
        {goal !== null && placed.hasGoal && (
          <>
            <path className={styles.goal} d={`M${left} ${y(goal.weight)}H${right}`} />
            <text className={styles.label} x={left} y={y(goal.weight) - 6}>
              {goal.label}
            </text>
          </>
        )}
        <path className={styles.band} d={`M${upper.join('L')}L${lower.join('L')}Z`} />
        {flagAt !== undefined && flagAt !== end && (
          <path className={styles.flag} d={`M${x(flagAt.day)} ${base}V${y(flagAt.high) - 14}`} />
        )}
        <path className={styles.end} d={`M${at(end.day, end.high)}L${at(end.day, end.low)}`} />
        <circle className={styles.today} cx={x(0)} cy={y(start)} r={size.dot} />
        {placed.hasLabels && (
          <>
            <text className={styles.label} x={left - size.dot} y={placed.startLabel}>
              {labels.start}
            </text>
            <text className={styles.label} x={right + 10} y={placed.high}>
              {labels.high}
            </text>
            <text className={styles.label} x={right + 10} y={placed.low}>
              {labels.low}
            </text>
          </>
        )}
        {placed.hasDays && (
          <>
            <text
              className={styles.day}
              x={flagX}
              y={base + size.text + 4}
              textAnchor={flagX === left ? 'start' : 'middle'}
            >
              {flagX === left ? labels.today : labels.flag}
            </text>
            <text className={styles.day} x={right} y={base + size.text + 4} textAnchor="middle">
              {labels.end}
            </text>
          </>
        )}
      </svg>
    </div>
  )
}
