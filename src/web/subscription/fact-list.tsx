import styles from './subscription.module.css'

export type Fact = { readonly label: string; readonly text: string }

/** A list of facts, each on its own line. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, text }) => (
        <div key={`${label} ${text}`} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
