import styles from '#web/pay/pay-header.module.css'
import { BackArrow } from '#web/ui/back-arrow.tsx'
import { Wordmark } from '#web/ui/page.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'

/** Header of the pages about money: a way back where there is one, the wordmark, the theme. */
export function PayHeader({ onBack }: { onBack?: () => void }) {
  return (
    <header className={styles.header}>
      {onBack === undefined ? <span /> : <BackArrow onBack={onBack} />}
      <Wordmark />
      <ThemeToggle />
    </header>
  )
}
