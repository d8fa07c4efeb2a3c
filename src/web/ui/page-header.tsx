import { BackArrow } from './back-arrow.tsx'
import { Wordmark } from './page.tsx'
import styles from './page-header.module.css'
import { ThemeToggle } from './theme-toggle.tsx'

/** Header of the pay page and of pages that are not a step: a back arrow if `onBack` is set, the wordmark, the theme. */
export function PageHeader({ onBack }: { onBack?: () => void }) {
  return (
    <header className={styles.header}>
      {onBack === undefined ? <span /> : <BackArrow onBack={onBack} />}
      <Wordmark />
      <ThemeToggle />
    </header>
  )
}
