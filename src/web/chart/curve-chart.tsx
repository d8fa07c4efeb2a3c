import { type ReactNode, useId, useMemo } from 'react'
import { Axes } from './axes.tsx'
import type { Curve } from './curve.ts'
import styles from './curve-chart.module.css'
import { LINE_HEIGHT, layoutCurve, PLOT, SIZE, type Text } from './layout-curve.ts'

const LOOKS = {
  start: { radius: 6, className: styles.dot },
  ring: { radius: 7, className: styles.ring },
  dot: { radius: 5, className: styles.dot },
} as const

function Words({ text: { at, anchor, words }, quiet = false }: { text: Text; quiet?: boolean }) {
  return (
    <text className={styles.words} textAnchor={anchor} x={at.x} y={at.y}>
      {words.map((line, place) => (
        <tspan
          key={line}
          x={at.x}
          y={at.y + place * LINE_HEIGHT}
          className={place === 0 && !quiet ? styles.strong : undefined}
        >
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** A falling line with a band, markers and their labels. It is animated once, unless reduced motion is preferred. */
export function CurveChart({
  curve,
  title,
  description,
}: {
  curve: Curve
  title: string
  description: string
}): ReactNode {
  const id = useId()
  const { line, band, bandEdge, xTicks, yTicks, early, marks } = useMemo(() => layoutCurve(curve), [curve])
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {early !== null && (
        <rect
          className={styles.early}
          x={PLOT.left}
          y={PLOT.top - 14}
          width={early.right - PLOT.left}
          height={PLOT.bottom - PLOT.top + 14}
        />
      )}
      <Axes xTicks={xTicks} yTicks={yTicks} />
      <path className={styles.band} d={band} />
      <path className={styles.edge} d={bandEdge} />
      <path className={styles.line} d={line} pathLength={1} />
      {early?.text != null && <Words text={early.text} quiet />}
      {marks.map(({ id: mark, look, x, y, text }) => (
        <g key={mark} className={styles.mark}>
          {text?.leader != null && (
            <line className={styles.leader} x1={x} y1={y} x2={text.leader.x} y2={text.leader.y} />
          )}
          <circle className={LOOKS[look].className} cx={x} cy={y} r={LOOKS[look].radius} />
          {text !== null && <Words text={text} />}
        </g>
      ))}
    </svg>
  )
}
