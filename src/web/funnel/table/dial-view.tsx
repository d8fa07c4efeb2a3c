import { plateUrl } from '#web/pictures/plate-url.ts'
import type { Caption } from './answer.ts'
import styles from './dial-view.module.css'
import { dialWords as words } from './dial-words.ts'

/** Hours of the day from 0 to 24; a span may pass midnight. */
export type Span = { readonly from: number; readonly to: number }

export type DialAnswer = {
  readonly view: 'dial'
  readonly sleep: Span
  /** Another part of the day that the answer speaks of; null if there is none. */
  readonly marked: Span | null
  readonly meals: readonly { readonly hour: number; readonly dish: string }[]
  /** Six in the morning and in the evening, as a number and what follows it. */
  readonly morning: string
  readonly evening: string
  /** In the middle. */
  readonly centre: { readonly figure: string; readonly unit: string }
  readonly caption: Caption
}

const RADIUS = 100
/** A plate, and the free arc around it: where meals are close, their plates are smaller. */
const PLATE = 62
const GAP = 2
/** A figure of more signs is set smaller and has no hours beside it. */
const SHORT = 4

/** A plate this many hours from an hour that is named covers its name. */
const COVERED = 1.9

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

/** The name of an hour at the side of the dial: the number, and below it what follows. */
function Hour({ x, text }: { x: number; text: string }) {
  const end = text.indexOf(' ')
  return (
    <text className={styles.hour}>
      <tspan x={x}>{text.slice(0, end)}</tspan>
      <tspan x={x} y="16">
        {text.slice(end)}
      </tspan>
    </text>
  )
}

/** The size of a plate beside which the nearest other one still has its place. */
function plateSize(hours: readonly number[]): number {
  const nearest = Math.min(...hours.slice(1).map((hour, at) => (hour - (hours[at] ?? 0) + 24) % 24))
  return Math.min(PLATE, 2 * RADIUS * Math.sin((nearest / 24) * Math.PI) - GAP)
}

/** A day of 24 hours: sleep and one other part as arcs, meals as plates at their hours. */
export function DialView({ sleep, marked, meals, morning, evening, centre }: DialAnswer) {
  const isFree = (named: number) => meals.every(({ hour }) => Math.abs(((hour - named + 36) % 24) - 12) >= COVERED)
  const isLong = centre.figure.length > SHORT
  const plate = plateSize(meals.map(({ hour }) => hour))
  return (
    <svg aria-hidden="true" className={styles.dial} viewBox="-134 -134 268 268">
      <circle className={styles.day} r={RADIUS} />
      <path className={styles.sleep} d={arcOf(sleep)} />
      {marked !== null && <path className={styles.marked} d={arcOf(marked)} />}
      {isFree(12) && (
        <text className={styles.hour} y="-66">
          {words.noon}
        </text>
      )}
      {isFree(0) && (
        <text className={styles.hour} y="80">
          {words.midnight}
        </text>
      )}
      {!isLong && isFree(6) && <Hour x={-74} text={morning} />}
      {!isLong && isFree(18) && <Hour x={74} text={evening} />}
      {meals.map(({ hour, dish }) => {
        const { x, y } = placeOf(hour)
        return (
          <g key={dish} className={styles.meal} style={{ transform: `translate(${x}px, ${y}px)` }}>
            <image href={plateUrl(dish)} x={-plate / 2} y={-plate / 2} width={plate} height={plate} />
          </g>
        )
      })}
      <text className={isLong ? styles.long : styles.figure} y="4">
        {centre.figure}
      </text>
      <text className={styles.unit} y="30">
        {centre.unit}
      </text>
    </svg>
  )
}
