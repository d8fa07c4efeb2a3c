import type { ReactNode } from 'react'
import styles from './option-card.module.css'

type CheckCardProps = {
  readonly name: string
  readonly value: string
  readonly isChosen: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

/** An option of a multiple choice: a native checkbox over the whole card. */
export function CheckCard({ name, value, isChosen, onToggle, children }: CheckCardProps) {
  return (
    <label className={styles.card} data-chosen={isChosen} data-value={value}>
      <input
        className={styles.input}
        type="checkbox"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onToggle}
      />
      <span className={styles.box} aria-hidden="true">
        ✓
      </span>
      {children}
    </label>
  )
}
