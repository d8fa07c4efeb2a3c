import styles from '#web/prediction/prediction.module.css'
import { Note } from '#web/ui/note.tsx'
import { predictionWords } from './prediction-words.ts'

/** Why this forecast is slower than adverts; the person's own figures follow when they are known. */
export function WhySlower({ adverts }: { adverts: string }) {
  return (
    <Note>
      <h2 className={styles.noteTitle}>{predictionWords.slower}</h2>
      <p>{predictionWords.lighter}</p>
      <p className={styles.adverts}>{adverts}</p>
    </Note>
  )
}
