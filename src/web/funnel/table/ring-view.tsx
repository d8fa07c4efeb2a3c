import { formatWhole } from '#web/words/numbers.ts'
import type { Caption } from './answer.ts'
import styles from './ring-view.module.css'
import { useCounted } from './use-counted.ts'

export type RingAnswer = {
  readonly view: 'ring'
  /** kcal a day that the body uses at rest. */
  readonly rest: number
  /** kcal a day on top of that for moving. */
  readonly moving: number
  /** kcal a day that close the ring. */
  readonly full: number
  /** What the number in the middle counts. */
  readonly unit: string
  readonly caption: Caption
}

const RADIUS = 104
const ROUND = 2 * Math.PI * RADIUS

/** The energy of a day: what the body uses at rest, and the arc of moving that goes on from it. */
export function RingView({ rest, moving, full, unit }: RingAnswer) {
  const shown = useCounted(rest + moving)
  const arc = (share: number) => ({ strokeDasharray: ROUND, strokeDashoffset: ROUND * (1 - Math.min(1, share)) })
  return (
    <svg aria-hidden="true" className={styles.ring} viewBox="-124 -124 248 248">
      <g transform="rotate(-90)">
        <circle className={styles.track} r={RADIUS} />
        <circle className={styles.moving} r={RADIUS} style={arc((rest + moving) / full)} />
        <circle className={styles.rest} r={RADIUS} style={arc(rest / full)} />
      </g>
      <text className={styles.number} y="12">
        {formatWhole(shown)}
      </text>
      <text className={styles.unit} y="40">
        {unit}
      </text>
    </svg>
  )
}
