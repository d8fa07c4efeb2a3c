import styles from './legend.module.css'

/** What the looks of a chart mean; `look` is the class of a small sample. */
export function Legend({ entries }: { entries: readonly { look: string | undefined; words: string }[] }) {
  return (
    <ul className={styles.legend}>
      {entries.map(({ look, words }) => (
        <li key={words} className={styles.entry}>
          <span className={look} aria-hidden="true" />
          {words}
        </li>
      ))}
    </ul>
  )
}
