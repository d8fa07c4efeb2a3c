import styles from './moment.module.css'
import { momentText } from './moment-text.ts'

/** A moment within a sentence; lines do not break at its hyphens. */
export function Moment({ at }: { at: string }) {
  return (
    <time className={styles.moment} dateTime={at}>
      {momentText(at)}
    </time>
  )
}
