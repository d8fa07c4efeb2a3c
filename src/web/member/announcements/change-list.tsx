import { announcementWords as words } from './announcement-words.ts'
import styles from './change-list.module.css'

/** A list of changes behind a tap: all of them, or those that are not named beside it. */
export function ChangeList({ changes, isAll = false }: { changes: readonly string[]; isAll?: boolean }) {
  if (changes.length === 0) return null
  return (
    <details className={styles.more}>
      <summary className={styles.summary}>{isAll ? words.allChanges : words.moreChanges(changes.length)}</summary>
      {/* It scrolls, so the keyboard must be able to reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region without a control in it */}
      <ul className={styles.list} tabIndex={0} aria-label={words.allChanges}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </details>
  )
}
