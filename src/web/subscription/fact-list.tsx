import styles from './subscription.module.css'

export type Fact = { readonly label: string; readonly text: string; readonly isSmall?: boolean }

/** A list of facts, each on its own line. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, text, isSmall = false }) => (
        <div key={`${label} ${text}`} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={isSmall ? styles.small : styles.value}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
