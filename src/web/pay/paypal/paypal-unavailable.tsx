import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import styles from './paypal-unavailable.module.css'
import { paypalButtonWords } from './paypal-words.ts'

/** Shown where PayPal's button would be: its code, or the script from PayPal, did not arrive. */
export function PaypalUnavailable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.trouble}>
      <Note live>{paypalButtonWords.unavailable}</Note>
      <Button action="retry" onClick={onRetry}>
        {paypalButtonWords.retry}
      </Button>
    </div>
  )
}
