import { mainStore, setDarkTheme } from '#web/device/main-store.ts'
import { useStore } from '#web/device/store.ts'
import { actionWords } from '#web/words/action-words.ts'
import styles from './theme-toggle.module.css'

/** Switches between the light and the dark theme. */
export function ThemeToggle() {
  const { isDarkTheme } = useStore(mainStore)
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isDarkTheme}
      aria-label={actionWords.darkTheme}
      onClick={() => setDarkTheme(!isDarkTheme)}
    >
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {isDarkTheme ? (
          <path d="M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM12 1v2M12 21v2M4.2 4.2l1.4 1.4M18.4 18.4l1.4 1.4M1 12h2M21 12h2M4.2 19.8l1.4-1.4M18.4 5.6l1.4-1.4" />
        ) : (
          <path d="M20.5 14.1A8.5 8.5 0 1 1 9.9 3.5a7 7 0 0 0 10.6 10.6Z" />
        )}
      </svg>
    </button>
  )
}
