import mirrored from '#web/chart/mirrored.module.css'
import type { Caption } from './answer.ts'
import styles from './range-view.module.css'

export type BandDay = { readonly day: number; readonly low: number; readonly high: number }

export type RangeAnswer = {
  readonly view: 'range'
  /** From today to the last day that is shown; weights in the visitor's unit. */
  readonly band: readonly BandDay[]
  /** A weight that is shown as a line; null if there is none. */
  readonly goal: { readonly weight: number; readonly label: string } | null
  /** A day with a flag; null if there is none. */
  readonly flag: number | null
  /** Beside the two ends. */
  readonly labels: { readonly start: string; readonly low: string; readonly high: string }
  readonly caption: Caption
}

const BOX = { left: 14, right: 268, top: 34, bottom: 176 } as const

/** Where the weights of half of the people lie, from one weight today to a range that opens. */
export function RangeView({ band, goal, flag, labels }: RangeAnswer) {
  const end = band.at(-1)
  const start = band[0]
  if (start === undefined || end === undefined) return null
  const least = Math.min(...band.map(({ low }) => low), goal?.weight ?? Number.POSITIVE_INFINITY)
  const most = Math.max(...band.map(({ high }) => high))
  const x = (day: number) => BOX.left + (day / Math.max(1, end.day)) * (BOX.right - BOX.left)
  const y = (weight: number) => BOX.bottom - ((weight - least) / Math.max(0.1, most - least)) * (BOX.bottom - BOX.top)
  const at = (day: number, weight: number) => `${x(day).toFixed(1)} ${y(weight).toFixed(1)}`
  const upper = band.map(({ day, high }) => at(day, high))
  const lower = band.toReversed().map(({ day, low }) => at(day, low))
  const flagAt = band.find(({ day }) => day === flag)
  const apart = Math.max(0, (22 - (y(end.low) - y(end.high))) / 2)
  return (
    <svg aria-hidden="true" className={`${styles.range} ${mirrored.chart}`} viewBox="0 0 340 200" key={`${end.day}`}>
      <path className={styles.base} d={`M${BOX.left} 190H${BOX.right}`} />
      {goal !== null && (
        <>
          <path className={styles.goal} d={`M${BOX.left} ${y(goal.weight)}H${BOX.right}`} />
          <text className={styles.label} x={BOX.left} y={y(goal.weight) - 6}>
            {goal.label}
          </text>
        </>
      )}
      <path className={styles.band} d={`M${upper.join('L')}L${lower.join('L')}Z`} />
      {flagAt !== undefined && <path className={styles.flag} d={`M${x(flagAt.day)} 190V${y(flagAt.high) - 14}`} />}
      <path className={styles.end} d={`M${at(end.day, end.high)}L${at(end.day, end.low)}`} />
      <circle className={styles.today} cx={x(0)} cy={y(start.high)} r="6" />
      <text className={styles.label} x={BOX.left - 4} y={y(start.high) - 14}>
        {labels.start}
      </text>
      <text className={styles.label} x={BOX.right + 10} y={y(end.high) + 5 - apart}>
        {labels.high}
      </text>
      <text className={styles.label} x={BOX.right + 10} y={y(end.low) + 5 + apart}>
        {labels.low}
      </text>
    </svg>
  )
}
