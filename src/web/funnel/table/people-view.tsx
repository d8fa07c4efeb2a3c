import type { Caption } from './answer.ts'
import styles from './people-view.module.css'
import { useBox } from './use-box.ts'

export type PeopleAnswer = {
  readonly view: 'people'
  /** How many of ten people. */
  readonly of10: number
  readonly caption: Caption
}

const USUAL = { width: 330, height: 190 } as const
/** Below this height they stand in one row, if there is room beside each other. */
const LOW = 120

/** What a study found, as ten people. */
export function PeopleView({ of10 }: PeopleAnswer) {
  const [place, { width, height }] = useBox<HTMLDivElement>(USUAL)
  const row = height < LOW && width > 2 * height ? 10 : 5
  return (
    <div ref={place} className={styles.place}>
      <svg aria-hidden="true" className={styles.people} viewBox={`0 0 ${row * 64 + 10} ${row === 10 ? 94 : 190}`}>
        {Array.from({ length: 10 }, (_, at) => (
          <g
            key={at}
            className={at < of10 ? styles.counted : styles.other}
            transform={`translate(${10 + (at % row) * 64} ${at < row ? 4 : 100})`}
          >
            <circle cx="27" cy="16" r="14" />
            <path d="M27 34c15 0 24 10 25 27l1 22H1l1-22c1-17 10-27 25-27Z" />
          </g>
        ))}
      </svg>
    </div>
  )
}
