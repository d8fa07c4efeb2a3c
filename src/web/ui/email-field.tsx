import { useState } from 'react'
import { emailLimits } from '#domain/answers/limits.ts'
import { likelyEmail } from '#domain/hero/likely-email.ts'
import styles from './email-field.module.css'
import { usePrehydrationText } from './use-prehydration-text.ts'

type EmailFieldProps = {
  readonly label: string
  readonly didYouMean: string
  readonly value: string
  readonly enterKeyHint: 'go' | 'send'
  readonly isWrong: boolean
  /** Ids of the elements that explain the field or its problem. */
  readonly describedBy: string | undefined
  readonly onType: (text: string) => void
}

/** An input for an email address; it offers a correction for a likely typo in the domain. */
export function EmailField({ label, didYouMean, value, enterKeyHint, isWrong, describedBy, onType }: EmailFieldProps) {
  const field = usePrehydrationText(value, onType)
  const [isFocused, setFocused] = useState(false)
  const likely = likelyEmail(value)
  // A domain that is still being typed is not a typo: "gmail.co" may become "gmail.com".
  const wanted = isFocused && likely?.toLowerCase().startsWith(value.toLowerCase()) === true ? null : likely
  const take = (email: string) => {
    onType(email)
    // The button that has the focus is about to disappear.
    field.current?.focus()
  }
  return (
    <>
      <label className={styles.field}>
        <span className={styles.label}>{label}</span>
        <input
          ref={field}
          className={styles.input}
          type="email"
          name="email"
          value={value}
          autoComplete="email"
          inputMode="email"
          enterKeyHint={enterKeyHint}
          spellCheck={false}
          maxLength={emailLimits.maxLength + 1}
          aria-invalid={isWrong}
          aria-describedby={describedBy}
          onChange={(event) => onType(event.target.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
      </label>
      <div className={styles.place}>
        {wanted !== null && (
          <p role="status">
            {didYouMean}{' '}
            <button type="button" className={styles.suggestion} onClick={() => take(wanted)}>
              {wanted}
            </button>
          </p>
        )}
      </div>
    </>
  )
}
