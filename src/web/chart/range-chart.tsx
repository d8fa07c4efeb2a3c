import { useId, useMemo } from 'react'
import { layoutRange, type Range } from './layout-range.ts'
import mirrored from './mirrored.module.css'
import styles from './range-chart.module.css'

type RangeChartProps = { readonly range: Range; readonly title: string; readonly description: string }

/** A chart that shows where values lie in relation to a range of good values. */
export function RangeChart({ range, title, description }: RangeChartProps) {
  const id = useId()
  const { size, track, good, marks } = useMemo(() => layoutRange(range), [range])
  return (
    <svg
      className={`${styles.chart} ${mirrored.chart}`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      <line className={styles.track} x1={track.left} x2={track.right} y1={track.y} y2={track.y} />
      <line className={styles.good} x1={good.left} x2={good.right} y1={track.y} y2={track.y} />
      <text className={styles.words} textAnchor="middle" x={good.middle} y={track.y + 34}>
        <tspan className={styles.strong}>{range.words[0]}</tspan>
        <tspan x={good.middle} dy="17">
          {range.words[1]}
        </tspan>
      </text>
      {marks.map(({ id: mark, x, textX, words }) => (
        <g key={mark}>
          <circle className={mark === 'now' ? styles.now : styles.other} cx={x} cy={track.y} r={8} />
          <text className={styles.words} textAnchor="middle" x={textX} y={track.y - 38}>
            <tspan className={styles.strong}>{words[0]}</tspan>
            <tspan x={textX} dy="17">
              {words[1]}
            </tspan>
          </text>
        </g>
      ))}
    </svg>
  )
}
