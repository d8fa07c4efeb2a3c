import { useId } from 'react'
import { FieldError } from '#web/ui/note.tsx'
import styles from './checkout.module.css'
import { countries } from './countries.ts'
import { countryWords } from './country-words.ts'

type CountryFieldProps = {
  /** ISO 3166-1 code; empty until one is chosen. */
  readonly value: string
  readonly isMissing: boolean
  readonly isLocked: boolean
  readonly onChange: (country: string) => void
}

/** Asks for the country that the buyer lives in, which decides the tax included in the price. */
export function CountryField({ value, isMissing, isLocked, onChange }: CountryFieldProps) {
  const id = useId()
  return (
    <fieldset className={styles.field} disabled={isLocked}>
      <label className={styles.label} htmlFor={id}>
        {countryWords.label}
      </label>
      <select
        id={id}
        className={styles.scenario}
        name="country"
        autoComplete="country"
        value={value}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-why ${id}-problem` : `${id}-why`}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{countryWords.choose}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <p id={`${id}-why`} className={styles.small}>
        {countryWords.why}
      </p>
      {isMissing && <FieldError id={`${id}-problem`}>{countryWords.missing}</FieldError>}
    </fieldset>
  )
}
