import styles from '#web/pay/sandbox-banner.module.css'
import { payWords } from '#web/words/pay.ts'

/** Says for as long as the page is open that nothing here costs anything. */
export function SandboxBanner({ about }: { about: 'form' | 'order' }) {
  const { sandbox } = payWords
  return (
    <p className={styles.banner} role="note">
      <strong>{sandbox.name}</strong> {sandbox[about]}
    </p>
  )
}
