import { type FormEvent, useId, useState } from 'react'
import { type Gtin, printedGtin, readGtin } from '#domain/product/gtin.ts'
import { FieldError } from '#web/ui/note.tsx'
import styles from './barcode.module.css'
import { barcodeWords as words } from './barcode-words.ts'

/** What is wrong with the typed digits; null if nothing is wrong, or not yet. */
function problemWith(text: string, isSent: boolean): string | null {
  const read = readGtin(text)
  switch (read.kind) {
    case 'either':
      return null
    case 'gtin':
      return read.use === 'not-food' ? words.notFood : null
    case 'incomplete':
      return isSent ? words.incomplete : null
    case 'wrong-check-digit':
      // Twelve digits may be the beginning of thirteen, and eight the beginning of either.
      return isSent || text.replaceAll(/\D/g, '').length >= 13 ? words.wrongDigit : null
    case 'no-number':
      return words.incomplete
  }
}

/** The digits below the bars, checked as they are typed. */
export function DigitsForm({ onRead }: { onRead: (gtin: Gtin) => void }) {
  const [text, setText] = useState('')
  const [isSent, setIsSent] = useState(false)
  const id = useId()
  const problem = problemWith(text, isSent)
  const typed = readGtin(text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readGtin(text)
    setIsSent(true)
    if (read.kind === 'gtin' && read.use !== 'not-food') onRead(read.gtin)
  }
  return (
    <form className={styles.digits} method="dialog" onSubmit={submit} noValidate>
      <label className={styles.field}>
        <span className={styles.label}>{words.digits}</span>
        <input
          className={styles.input}
          name="barcode"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          aria-describedby={problem === null ? undefined : id}
          aria-invalid={problem !== null}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setIsSent(false)
          }}
        />
      </label>
      <button type="submit" className={styles.button} data-action="find">
        {words.go}
      </button>
      {isSent && typed.kind === 'either' && (
        <div className={styles.wide} role="alert">
          <p>{words.either}</p>
          <button type="button" className={styles.button} data-action="upc-e" onClick={() => onRead(typed.upcE)}>
            {words.upcE(printedGtin(typed.upcE))}
          </button>
          <button type="button" className={styles.button} data-action="ean-8" onClick={() => onRead(typed.ean8)}>
            {words.ean8}
          </button>
        </div>
      )}
      {problem !== null && (
        <div className={styles.wide}>
          <FieldError id={id}>{problem}</FieldError>
        </div>
      )}
    </form>
  )
}
