import { useId, useMemo } from 'react'
import { Axes } from '#web/chart/axes.tsx'
import { PLOT, SIZE } from '#web/chart/layout-curve.ts'
import mirrored from '#web/chart/mirrored.module.css'
import { massUnit } from '#web/words/measures.ts'
import { layoutWeights, TOP } from './layout-weights.ts'
import type { PlotSpan } from './plot-span.ts'
import styles from './weight-chart.module.css'
import type { WeightProgress } from './weight-progress.ts'
import { weightWords } from './weight-words.ts'

/** Distance between rows of events, in units of the drawing. */
const EVENT_ROW = 22

type WeightChartProps = { readonly progress: WeightProgress; readonly span: PlotSpan; readonly description: string }

/** The logged weights with the forecast and its band, or with the estimate and the fan ahead if there is one. */
export function WeightChart({ progress, span, description }: WeightChartProps) {
  const id = useId()
  const drawing = useMemo(() => layoutWeights(progress, span), [progress, span])
  const { band, wideBand, plan, average, learnt, dots, latest, early, today, events, changes, xTicks, yTicks } = drawing
  const words = weightWords.chart
  return (
    <svg
      className={`${styles.chart} ${mirrored.chart}`}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
    >
      <title id={`${id}-title`}>{words.title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {early !== null && (
        <rect
          className={styles.early}
          x={early.left}
          y={TOP}
          width={early.right - early.left}
          height={PLOT.bottom - TOP}
        />
      )}
      <Axes xTicks={xTicks} yTicks={yTicks} />
      <text className={styles.words} textAnchor="end" x={PLOT.left - 10} y={PLOT.bottom + 20}>
        {massUnit[progress.units]}
      </text>
      {learnt === null ? (
        <>
          <path className={styles.wideFan} d={wideBand} />
          <path className={styles.narrowFan} d={band} />
          <path className={styles.plan} d={plan} />
        </>
      ) : (
        <>
          <path className={styles.wideFan} d={learnt.wideFan} />
          <path className={styles.band} d={learnt.band} />
          <path className={styles.narrowFan} d={learnt.narrowFan} />
          <path className={styles.first} d={plan} />
          <path className={styles.ahead} d={learnt.ahead} />
        </>
      )}
      {today !== null && (
        <g>
          <line className={styles.today} x1={today} x2={today} y1={TOP} y2={PLOT.bottom} />
          <text className={styles.todayWords} textAnchor="middle" x={today} y={TOP - 8}>
            {words.today}
          </text>
        </g>
      )}
      {events.map(({ left, right, row, words }) => (
        <g key={words}>
          <rect className={styles.event} x={left} y={TOP + row * EVENT_ROW} width={right - left} height="5" rx="2.5" />
          <text className={styles.strong} textAnchor="middle" x={(left + right) / 2} y={TOP + row * EVENT_ROW + 18}>
            {words}
          </text>
        </g>
      ))}
      {changes.map(({ x, words }) => (
        <g key={words}>
          <line className={styles.change} x1={x} x2={x} y1={TOP} y2={PLOT.bottom} />
          <text className={styles.strong} textAnchor="middle" x={x} y={PLOT.bottom - 8}>
            {words}
          </text>
        </g>
      ))}
      {early !== null && (
        <text className={styles.words} x={early.words.x} y={early.words.y}>
          {words.water}
        </text>
      )}
      <path className={styles.average} d={learnt === null ? average : learnt.line} />
      {dots.map(({ x, y, isDoubted }) => (
        <circle
          key={x}
          className={learnt === null || isDoubted ? styles.dot : styles.reading}
          cx={x}
          cy={y}
          r={learnt === null || isDoubted ? '3.4' : '2.4'}
        />
      ))}
      {latest !== null && (
        <g>
          <circle className={styles.latest} cx={latest.x} cy={latest.y} r="5.5" />
          {latest.label !== null && (
            <text className={styles.strong} x={latest.label.x} y={latest.label.y}>
              {latest.words}
            </text>
          )}
        </g>
      )}
    </svg>
  )
}
