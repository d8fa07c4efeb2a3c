import type { Advisory } from '#domain/body/safety-gate.ts'
import { checkpointWords } from '#web/health/health-question-words.ts'
import { Note } from '#web/ui/note.tsx'
import energyStyles from './forecast-notes.module.css'
import styles from './prediction.module.css'
import type { EnergyFact, goalDays } from './prediction-text.ts'
import { advertWords, advisoryWords, predictionWords } from './prediction-words.ts'

type AdvisoriesProps = { readonly advisories: readonly Advisory[]; readonly isAdvised: boolean }

/**
 * Reasons to see a doctor first, all in one note; renders nothing if there are none. `isAdvised`: the answer to the health
 * question is one, and says what the age of 60 would.
 */
export function Advisories({ advisories, isAdvised }: AdvisoriesProps) {
  const shown = advisories.filter((advisory) => !isAdvised || advisory !== 'AGE_60_BAND')
  if (shown.length === 0 && !isAdvised) return null
  return (
    <Note>
      <h2 className={styles.noteTitle}>{isAdvised ? checkpointWords.advise.title : predictionWords.doctor}</h2>
      {isAdvised && <p className={styles.further}>{checkpointWords.advise.text}</p>}
      {shown.map((advisory) => (
        <p key={advisory} className={styles.further}>
          {advisoryWords[advisory]}
        </p>
      ))}
    </Note>
  )
}

/** When people are at the goal, and at an event of another day; `text` is empty until it is known. */
export function GoalNote({ text, event }: { text: string; event: string | null }) {
  return (
    <Note>
      <h2 className={styles.noteTitle}>{predictionWords.when}</h2>
      <p className={styles.reach}>{text}</p>
      {event !== null && <p className={styles.further}>{event}</p>}
    </Note>
  )
}

/**
 * Why this forecast is slower than ads promise, with the visitor's own figures in `adverts` and the two days of the goal
 * once they are known; without days their place stays empty.
 */
export function WhySlower({ adverts, goal = null }: { adverts: string; goal?: ReturnType<typeof goalDays> }) {
  return (
    <Note>
      <h2 className={styles.noteTitle}>{predictionWords.slower}</h2>
      <dl className={energyStyles.days}>
        {goal !== null && (
          <>
            <div>
              <dt>{advertWords.promise}</dt>
              <dd>
                <del>{goal.promised}</del>
              </dd>
            </div>
            <div>
              <dt>{advertWords.body}</dt>
              <dd>{goal.half}</dd>
            </div>
          </>
        )}
      </dl>
      <p>{predictionWords.lighter}</p>
      <p className={styles.adverts}>{adverts}</p>
    </Note>
  )
}

/** Daily energies, each with a sentence about its meaning. */
export function EnergyFacts({ facts }: { facts: readonly EnergyFact[] }) {
  return (
    <section className={energyStyles.card} aria-labelledby="energy">
      <h2 id="energy">{predictionWords.energy}</h2>
      <dl className={energyStyles.facts}>
        {facts.map(({ figure, text }) => (
          <div key={text} className={energyStyles.fact}>
            <dt className={energyStyles.figure}>
              {figure} <span className={energyStyles.unit}>{predictionWords.unit}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
