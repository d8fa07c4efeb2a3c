import type { Caption } from './answer.ts'
import styles from './glasses-view.module.css'

export type GlassesAnswer = {
  readonly view: 'glasses'
  /** Glasses a day at the start, and in the end. */
  readonly full: number
  readonly all: number
  readonly caption: Caption
}

/** More glasses than these lie in two rows. */
const ONE_ROW = 5

/** Glasses of water: those that somebody drinks now are full, the others come one a week. */
export function GlassesView({ full, all }: GlassesAnswer) {
  const across = all > ONE_ROW ? Math.ceil(all / 2) : all
  const rows = [
    Array.from({ length: across }, (_, at) => at),
    Array.from({ length: all - across }, (_, at) => across + at),
  ]
  return (
    <div className={styles.glasses}>
      {rows.map((row) => (
        <div key={row[0] ?? all} className={styles.row}>
          {row.map((at) => (
            <svg key={at} aria-hidden="true" className={styles.glass} viewBox="0 0 44 60" data-full={at < full}>
              <path className={styles.water} d="M7 14 38 14 34.4 54a4 4 0 0 1-4 3.4H13.6a4 4 0 0 1-4-3.4Z" />
              <path className={styles.rim} d="M4 3h36l-5 51a4 4 0 0 1-4 3.6H13a4 4 0 0 1-4-3.6Z" />
            </svg>
          ))}
        </div>
      ))}
    </div>
  )
}
