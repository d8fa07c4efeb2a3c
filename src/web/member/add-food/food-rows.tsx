import type { ReactNode } from 'react'
import { CheckIcon, PlusIcon } from '#web/member/ui/line-icons.tsx'
import styles from './food-rows.module.css'

export type FoodRow = {
  readonly key: string
  readonly title: string
  readonly facts: string
  readonly isChosen: boolean
  readonly onToggle: () => void
}

/** A list of foods to choose from with one tap each; several can be chosen. */
export function FoodRows({ title, rows, tool }: { title: string; rows: readonly FoodRow[]; tool?: ReactNode }) {
  if (rows.length === 0) return null
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.name}>{title}</h2>
        {tool}
      </div>
      <ul className={styles.rows}>
        {rows.map(({ key, title: name, facts, isChosen, onToggle }) => (
          <li key={key}>
            <button type="button" className={styles.row} aria-pressed={isChosen} data-food={key} onClick={onToggle}>
              <span className={styles.words}>
                <span className={styles.title}>{name}</span>
                <span className={styles.facts}>{facts}</span>
              </span>
              <span className={styles.mark}>{isChosen ? <CheckIcon /> : <PlusIcon />}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
