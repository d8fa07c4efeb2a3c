import { type ReactNode, useId } from 'react'
import { Axes } from './axes.tsx'
import styles from './curve-chart.module.css'
import { type CurveDrawing, clothOf, FLAG, LINE_HEIGHT, PLOT, SIZE, type Text } from './layout-curve.ts'
import mirrored from './mirrored.module.css'

type Mark = CurveDrawing['marks'][number]

/** A point on the line, a span of the band, or a flag on the axis. */
function Marker({ look, x, y, extent: [top, bottom] }: Mark) {
  switch (look) {
    case 'span':
      return <line className={styles.span} x1={x} x2={x} y1={top} y2={bottom} />
    case 'flag': {
      const cloth = clothOf(x)
      return (
        <path
          className={styles.flag}
          d={`M${x} ${bottom}V${top}h${cloth}l${-cloth / 4} ${FLAG.pole / 5}l${cloth / 4} ${FLAG.pole / 5}h${-cloth}`}
        />
      )
    }
    case 'start':
      return <circle className={styles.dot} cx={x} cy={y} r={6} />
    case 'dot':
      return <circle className={styles.dot} cx={x} cy={y} r={4.5} />
  }
}

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

/** Two bands with a falling line, markers and their labels. It is animated once, unless reduced motion is preferred. */
export function CurveChart({
  drawing: { line, band, wideBand, bandEdges, xTicks, yTicks, early, marks },
  title,
  description,
}: {
  drawing: CurveDrawing
  title: string
  description: string
}): ReactNode {
  const id = useId()
  return (
    <svg
      className={`${styles.chart} ${mirrored.chart}`}
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
      <path className={styles.wideBand} d={wideBand} />
      <path className={styles.band} d={band} />
      {bandEdges.map((edge) => (
        <path key={edge} className={styles.edge} d={edge} />
      ))}
      <path className={styles.line} d={line} pathLength={1} />
      {early?.text != null && <Words text={early.text} quiet />}
      {marks.map((mark) => (
        <g key={mark.id} className={styles.mark}>
          {mark.text?.leader != null && (
            <line className={styles.leader} x1={mark.x} y1={mark.y} x2={mark.text.leader.x} y2={mark.text.leader.y} />
          )}
          <Marker {...mark} />
          {mark.text !== null && <Words text={mark.text} />}
        </g>
      ))}
    </svg>
  )
}
