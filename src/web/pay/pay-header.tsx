import styles from '#web/pay/pay-header.module.css'
import { Wordmark } from '#web/ui/page.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'

/** Header of the pages about money: a way back where there is one, the wordmark, the theme. */
export function PayHeader({ onBack }: { onBack?: () => void }) {
  return (
    <header className={styles.header}>
      {onBack === undefined ? (
        <span />
      ) : (
        <button type="button" className={styles.back} data-action="back" aria-label="Back" onClick={onBack}>
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
      )}
      <Wordmark />
      <ThemeToggle />
    </header>
  )
}
