import type { ReactNode } from 'react'
import styles from '#web/member/list/aisle.module.css'
import { listWords } from './list-words.ts'

/** What stands in one part of the shop. */
export function Aisle({
  name,
  ticked,
  total,
  children,
}: {
  name: string
  ticked: number
  total: number
  children: ReactNode
}) {
  return (
    <section className={styles.aisle} aria-label={name}>
      <div className={styles.head} data-done={ticked === total}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.count}>
          <span className="visually-hidden">{listWords.ofAisle(ticked, total)}</span>
          <span aria-hidden="true">
            {ticked}/{total}
          </span>
        </p>
      </div>
      <ul className={styles.lines}>{children}</ul>
    </section>
  )
}
