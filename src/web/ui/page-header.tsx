import { BackArrow } from './back-arrow.tsx'
import { Wordmark } from './page.tsx'
import styles from './page-header.module.css'
import { ThemeToggle } from './theme-toggle.tsx'

/** Header of pages that are no step, and of the prices: a back arrow where there is one, the wordmark, the theme. */
export function PageHeader({ onBack }: { onBack?: () => void }) {
  return (
    <header className={styles.header}>
      {onBack === undefined ? <span /> : <BackArrow onBack={onBack} />}
      <Wordmark />
      <ThemeToggle />
    </header>
  )
}
