import { useId } from 'react'
import styles from './column-chart.module.css'
import mirrored from './mirrored.module.css'

type Column = { readonly look: 'full' | 'pale'; readonly value: number; readonly words: string }
export type ColumnGroup = { readonly words: string; readonly columns: readonly Column[] }

type ColumnChartProps = {
  readonly groups: readonly ColumnGroup[]
  readonly title: string
  readonly description: string
}

const WIDTH = 350
const HEIGHT = 212
const BASE = 178
const TALLEST = 142
const SIDE = 14
const COLUMN = 40
const GAP = 6

/** Columns side by side in groups, each with its value on top, so that no axis has to be read. */
export function ColumnChart({ groups, title, description }: ColumnChartProps) {
  const id = useId()
  const most = Math.max(...groups.flatMap(({ columns }) => columns.map(({ value }) => value)))
  return (
    <svg
      className={`${styles.chart} ${mirrored.chart}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {groups.map(({ words, columns }, place) => {
        const middle = SIDE + ((WIDTH - 2 * SIDE) * (place + 0.5)) / groups.length
        const left = middle - (columns.length * COLUMN + (columns.length - 1) * GAP) / 2
        return (
          <g key={words}>
            {columns.map(({ look, value, words: label }, at) => {
              const x = left + at * (COLUMN + GAP)
              const height = (value / most) * TALLEST
              return (
                <g key={look}>
                  <path
                    className={styles[look]}
                    d={`M${x} ${BASE}v${-Math.max(0, height - 8)}q0-8 8-8h${COLUMN - 16}q8 0 8 8v${Math.max(0, height - 8)}z`}
                  />
                  <text className={styles.value} textAnchor="middle" x={x + COLUMN / 2} y={BASE - height - 9}>
                    {label}
                  </text>
                </g>
              )
            })}
            <text className={styles.words} textAnchor="middle" x={middle} y={BASE + 24}>
              {words}
            </text>
          </g>
        )
      })}
      <line className={styles.base} x1={SIDE} x2={WIDTH - SIDE} y1={BASE} y2={BASE} />
    </svg>
  )
}
