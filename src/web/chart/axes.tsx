import styles from './axes.module.css'
import { PLOT } from './layout-curve.ts'

type AxesProps = {
  readonly xTicks: readonly { readonly x: number; readonly words: string }[]
  readonly yTicks: readonly { readonly y: number; readonly words: string }[]
}

/** The axes of a plot: dates below it and weights beside it. */
export function Axes({ xTicks, yTicks }: AxesProps) {
  return (
    <>
      {yTicks.map(({ y, words }) => (
        <g key={words}>
          <line className={styles.rule} x1={PLOT.left} x2={PLOT.right} y1={y} y2={y} />
          <text className={styles.tick} textAnchor="end" x={PLOT.left - 10} y={y + 4}>
            {words}
          </text>
        </g>
      ))}
      <line className={styles.axis} x1={PLOT.left} x2={PLOT.right} y1={PLOT.bottom} y2={PLOT.bottom} />
      {xTicks.map(({ x, words }) => (
        <g key={x}>
          <line className={styles.axis} x1={x} x2={x} y1={PLOT.bottom} y2={PLOT.bottom + 4} />
          <text className={styles.tick} textAnchor="middle" x={x} y={PLOT.bottom + 20}>
            {words}
          </text>
        </g>
      ))}
    </>
  )
}
