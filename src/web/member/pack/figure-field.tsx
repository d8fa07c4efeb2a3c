import { useId } from 'react'
import type { PackField } from '#domain/product/product.ts'
import styles from './pack.module.css'
import { fieldWords, packWords as words } from './pack-words.ts'

type FigureFieldProps = {
  readonly field: PackField
  readonly text: string
  /** The address of a picture of the row that the figure was read from. */
  readonly crop: string | undefined
  readonly isDoubtful: boolean
  /** The id of the message that the figure is missing; null if it is not missing. */
  readonly problemId: string | null
  readonly onChange: (text: string) => void
}

/** One figure of a pack, with a picture of its row of the label and a note if the reading is doubtful. */
export function FigureField({ field, text, crop, isDoubtful, problemId, onChange }: FigureFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      {crop !== undefined && <img className={styles.crop} src={crop} alt={words.compare} />}
      {isDoubtful && (
        <span className={styles.compare} id={id}>
          {words.compare}
        </span>
      )}
      <label className={styles.field}>
        <span className={styles.label}>{fieldWords[field]}</span>
        <input
          className={styles.input}
          name={field}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={7}
          data-doubtful={isDoubtful}
          aria-invalid={problemId !== null}
          aria-describedby={problemId ?? (isDoubtful ? id : undefined)}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  )
}
