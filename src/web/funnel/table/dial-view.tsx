import { plateUrl } from '#web/pictures/plate-url.ts'
import type { Caption } from './answer.ts'
import styles from './dial-view.module.css'

/** Hours of the day from 0 to 24; a span may pass midnight. */
export type Span = { readonly from: number; readonly to: number }

export type DialAnswer = {
  readonly view: 'dial'
  readonly sleep: Span
  /** Another part of the day that the answer speaks of; null if there is none. */
  readonly marked: Span | null
  readonly meals: readonly { readonly hour: number; readonly dish: string }[]
  /** In the middle. */
  readonly centre: { readonly figure: string; readonly unit: string }
  readonly caption: Caption
}

const RADIUS = 100
const PLATE = 62
/** A figure of more signs is set smaller, so that no plate covers it. */
const SHORT = 4

/** Where an hour stands: noon on top, midnight below. */
function placeOf(hour: number, radius = RADIUS) {
  const angle = ((hour - 12) / 24) * 2 * Math.PI
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) }
}

function arcOf({ from, to }: Span): string {
  const [start, end] = [placeOf(from), placeOf(to)]
  const hours = (to - from + 24) % 24
  return `M${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 ${hours > 12 ? 1 : 0} 1 ${end.x} ${end.y}`
}

/** A day of 24 hours: sleep and one other part as arcs, meals as plates at their hours. */
export function DialView({ sleep, marked, meals, centre }: DialAnswer) {
  return (
    <svg aria-hidden="true" className={styles.dial} viewBox="-134 -134 268 268">
      <circle className={styles.day} r={RADIUS} />
      <path className={styles.sleep} d={arcOf(sleep)} />
      {marked !== null && <path className={styles.marked} d={arcOf(marked)} />}
      {[0, 6, 12, 18].map((hour) => {
        const { x, y } = placeOf(hour, 78)
        return <circle key={hour} className={styles.hour} cx={x} cy={y} r="2" />
      })}
      {meals.map(({ hour, dish }) => {
        const { x, y } = placeOf(hour)
        return (
          <g key={dish} className={styles.meal} style={{ transform: `translate(${x}px, ${y}px)` }}>
            <image href={plateUrl(dish)} x={-PLATE / 2} y={-PLATE / 2} width={PLATE} height={PLATE} />
          </g>
        )
      })}
      <text className={centre.figure.length > SHORT ? styles.long : styles.figure} y="4">
        {centre.figure}
      </text>
      <text className={styles.unit} y="30">
        {centre.unit}
      </text>
    </svg>
  )
}
