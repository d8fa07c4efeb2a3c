import styles from '#web/prediction/energy-facts.module.css'
import { type EnergyFact, predictionWords } from './prediction-words.ts'

/** Daily energies with what they mean, a sentence each. */
export function EnergyFacts({ facts }: { facts: readonly EnergyFact[] }) {
  return (
    <section className={styles.card} aria-labelledby="energy">
      <h2 id="energy">{predictionWords.energy}</h2>
      <dl className={styles.facts}>
        {facts.map(({ figure, text }) => (
          <div key={text} className={styles.fact}>
            <dt className={styles.figure}>
              {figure} <span className={styles.unit}>kcal</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
