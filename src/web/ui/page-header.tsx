import { BackArrow } from './back-arrow.tsx'
import { Wordmark } from './page.tsx'
import styles from './page-header.module.css'
import { ThemeToggle } from './theme-toggle.tsx'

/** Header of the pages about payment and sign-in: a back arrow where there is one, the wordmark, the theme. */
export function PayHeader({ onBack }: { onBack?: () => void }) {
  return (
    <header className={styles.header}>
      {onBack === undefined ? <span /> : <BackArrow onBack={onBack} />}
      <Wordmark />
      <ThemeToggle />
    </header>
  )
}
