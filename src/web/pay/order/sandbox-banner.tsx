import { sandboxWords } from './order-words.ts'
import styles from './sandbox-banner.module.css'

/** Permanent notice that nothing on this page costs anything. */
export function SandboxBanner({ about }: { about: 'form' | 'order' }) {
  return (
    <p className={styles.banner} role="note">
      <strong>{sandboxWords.name}</strong> {sandboxWords[about]}
    </p>
  )
}
