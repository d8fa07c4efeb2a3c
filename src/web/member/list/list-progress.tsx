import styles from './list-progress.module.css'
import { listWords } from './list-words.ts'

/** How much of the list is in the trolley, and a switch that hides ticked lines. */
export function ListProgress({
  ticked,
  total,
  isHiding,
  onToggle,
}: {
  ticked: number
  total: number
  isHiding: boolean
  onToggle: () => void
}) {
  return (
    <div className={styles.strip}>
      <div className={styles.row}>
        <p className={styles.count} id="progress-words">
          {listWords.progress(ticked, total)}
        </p>
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={isHiding}
          data-action="hide-ticked"
          onClick={onToggle}
        >
          <svg
            viewBox="0 0 24 24"
            width="20"
            height="20"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12Z" />
            {isHiding ? <path d="m4 20 16-16" /> : <circle cx="12" cy="12" r="2.800" />}
          </svg>
          {listWords.hideTicked}
        </button>
      </div>
      <progress className={styles.bar} value={ticked} max={total} aria-label={listWords.progressLabel} />
    </div>
  )
}
