import { actionWords } from '#web/words/action-words.ts'
import styles from './back-arrow.module.css'

/** The button back to the previous step or page. */
export function BackArrow({ onBack }: { onBack: () => void }) {
  return (
    <button type="button" className={styles.back} data-action="back" aria-label={actionWords.back} onClick={onBack}>
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M20 12H4m6-6-6 6 6 6" />
      </svg>
    </button>
  )
}
