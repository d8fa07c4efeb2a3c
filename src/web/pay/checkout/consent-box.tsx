import { useId } from 'react'
import { consentText, purchaseText, type Shown } from '#domain/billing/disclosure.ts'
import { FieldError } from '#web/ui/note.tsx'
import styles from './checkout.module.css'
import { checkoutWords } from './checkout-words.ts'

type ConsentBoxProps = {
  readonly shown: Shown
  readonly isAgreed: boolean
  readonly isMissing: boolean
  readonly isLocked: boolean
  readonly onChange: (agreed: string | null) => void
}

/** The consent to pay and to renew, never ticked beforehand. */
export function ConsentBox({ shown, isAgreed, isMissing, isLocked, onChange }: ConsentBoxProps) {
  const id = useId()
  return (
    <div>
      <label className={styles.consent}>
        <input
          type="checkbox"
          name="consent"
          checked={isAgreed}
          disabled={isLocked}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-problem` : undefined}
          onChange={(event) => onChange(event.target.checked ? purchaseText(shown) : null)}
        />
        <span>{consentText(shown.terms)}</span>
      </label>
      {isMissing && <FieldError id={`${id}-problem`}>{checkoutWords.consentMissing}</FieldError>}
    </div>
  )
}
