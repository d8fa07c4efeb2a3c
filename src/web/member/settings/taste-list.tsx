import type { ReactNode } from 'react'
import { CloseIcon } from '#web/ui/close-icon.tsx'
import { settingsWords } from './settings-words.ts'
import styles from './taste-list.module.css'

type Taste = { readonly id: string; readonly name: string }

type TasteListProps = {
  readonly title: string
  readonly none: string
  readonly items: readonly Taste[]
  readonly onRemove: (item: Taste) => void
  /** What an item shows in its row, if that is more than its name. */
  readonly naming?: (item: Taste) => ReactNode
}

/** Recipes or foods that were marked, each of which can be unmarked. */
export function TasteList({ title, none, items, onRemove, naming = ({ name }) => name }: TasteListProps) {
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      {items.length === 0 && <p className={styles.none}>{none}</p>}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.row}>
            <span className={styles.name}>{naming(item)}</span>
            <button
              type="button"
              className={styles.remove}
              aria-label={settingsWords.tastes.remove(item.name)}
              onClick={() => onRemove(item)}
            >
              <CloseIcon size={20} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
