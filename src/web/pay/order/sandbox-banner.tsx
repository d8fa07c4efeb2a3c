import { sandboxWords } from './order-words.ts'
import styles from './sandbox-banner.module.css'

/** Says for as long as the page is open that nothing here costs anything. */
export function SandboxBanner({ about }: { about: 'form' | 'order' }) {
  return (
    <p className={styles.banner} role="note">
      <strong>{sandboxWords.name}</strong> {sandboxWords[about]}
    </p>
  )
}
