import { type InputHTMLAttributes, useId } from 'react'
import styles from './text-field.module.css'

type TextFieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'minLength' | 'required' | 'pattern' | 'min' | 'max'
> & {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly hint?: string
  /** What is wrong with the value, or null. The browser shows it on submit, and does not submit the form. */
  readonly wrong?: string | null
}

/** A text field with its label above and a hint below. */
export function TextField({ label, value, onChange, hint, wrong = null, ...input }: TextFieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        ref={(field) => field?.setCustomValidity(wrong ?? '')}
        id={id}
        className={styles.input}
        value={value}
        spellCheck={false}
        aria-invalid={wrong !== null || undefined}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint !== undefined && (
        <span className={styles.hint} id={hintId}>
          {hint}
        </span>
      )}
    </div>
  )
}
