import type { Advisory } from '#domain/body/safety-gate.ts'
import styles from '#web/prediction/prediction.module.css'
import { Note } from '#web/ui/note.tsx'
import { advisoryWords, predictionWords } from './prediction-words.ts'

/** Reasons to see a doctor before anything else; nothing where there are none. */
export function Advisories({ advisories }: { advisories: readonly Advisory[] }) {
  if (advisories.length === 0) return null
  return (
    <Note>
      <h2 className={styles.noteTitle}>{predictionWords.doctor}</h2>
      {advisories.map((advisory) => (
        <p key={advisory} className={styles.further}>
          {advisoryWords[advisory]}
        </p>
      ))}
    </Note>
  )
}
