import styles from './legend.module.css'

/** The legend of a chart; `look` is the class of the sample. */
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
