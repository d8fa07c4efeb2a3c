import { type InputHTMLAttributes, useId } from 'react'
import styles from './text-field.module.css'

type TextFieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'minLength' | 'required' | 'pattern'
> & {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly hint?: string
  readonly isWrong?: boolean
}

/** A field with its label above and a hint below. */
export function TextField({ label, value, onChange, hint, isWrong = false, ...input }: TextFieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        value={value}
        spellCheck={false}
        aria-invalid={isWrong || undefined}
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

type SelectFieldProps<V extends string> = {
  readonly label: string
  readonly name: string
  readonly value: V
  readonly options: readonly { readonly value: V; readonly label: string }[]
  readonly onChange: (value: V) => void
}

/** A choice of one among several. */
export function SelectField<V extends string>({ label, name, value, options, onChange }: SelectFieldProps<V>) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select
        className={styles.input}
        name={name}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen !== undefined) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
