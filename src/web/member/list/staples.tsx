import { type ReactNode, useId, useState } from 'react'
import { listWords } from './list-words.ts'
import styles from './staples.module.css'

/** What most kitchens have, folded away until it is opened; always visible in print. */
export function Staples({ count, children }: { count: number; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <section className={styles.staples}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          data-action="staples"
          onClick={() => setOpen(!isOpen)}
        >
          {listWords.staples.title(count)}
          <svg
            className={styles.arrow}
            viewBox="0 0 24 24"
            width="22"
            height="22"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d="m6 9.500 6 6 6-6" />
          </svg>
        </button>
      </h2>
      <div id={id} className={styles.content} data-open={isOpen}>
        <p className={styles.lead}>{listWords.staples.lead}</p>
        <ul className={styles.lines}>{children}</ul>
      </div>
    </section>
  )
}
