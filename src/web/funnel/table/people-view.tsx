import type { Caption } from './answer.ts'
import styles from './people-view.module.css'

export type PeopleAnswer = {
  readonly view: 'people'
  /** How many of ten people. */
  readonly of10: number
  readonly caption: Caption
}

/** What a study found, as ten people. */
export function PeopleView({ of10 }: PeopleAnswer) {
  return (
    <svg aria-hidden="true" className={styles.people} viewBox="0 0 330 190">
      {Array.from({ length: 10 }, (_, at) => (
        <g
          key={at}
          className={at < of10 ? styles.counted : styles.other}
          transform={`translate(${10 + (at % 5) * 64} ${at < 5 ? 4 : 100})`}
        >
          <circle cx="27" cy="16" r="14" />
          <path d="M27 34c15 0 24 10 25 27l1 22H1l1-22c1-17 10-27 25-27Z" />
        </g>
      ))}
    </svg>
  )
}
