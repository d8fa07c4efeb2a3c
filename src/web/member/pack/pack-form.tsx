import { type FormEvent, useId, useState } from 'react'
import { type PackDoubt, packDoubts } from '#domain/product/check-values.ts'
import { neededFields, packFields } from '#domain/product/pack-fields.ts'
import type { PackReading } from '#domain/product/pack-reading.ts'
import type { PackField, Product } from '#domain/product/product.ts'
import { productLimits } from '#domain/product/product-limits.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/note.tsx'
import styles from './pack.module.css'
import {
  isBasisChoice,
  isPerServing,
  type PackFormField,
  type PackText,
  packTextOf,
  productFrom,
  unitOf,
} from './pack-text.ts'
import { fieldWords, packWords as words } from './pack-words.ts'

const bases = [
  ['100g', words.per100g],
  ['100ml', words.per100ml],
  ['serving-g', words.perServing],
  ['serving-ml', words.perServingMl],
] as const

const isNeeded = (field: PackField): boolean => neededFields.some((needed) => needed === field)
const optionalFields = packFields.filter((field) => !isNeeded(field))

type PackFormProps = {
  /** What a reader, or somebody else's pack, says. Its doubtful figures are marked. */
  readonly reading: PackReading
  /** Addresses of pictures of the rows that figures were read from. */
  readonly crops?: { readonly [F in PackField]?: string }
  /** `asPrinted`: the figures contradict one another, and the member has looked again. */
  readonly onDone: (product: Product, asPrinted: boolean) => void
  readonly onCancel: () => void
}

type Problem =
  | { readonly kind: 'none' }
  | { readonly kind: 'missing'; readonly fields: readonly PackFormField[] }
  | { readonly kind: 'doubts'; readonly doubts: readonly PackDoubt[] }

/** What stands on a pack. Figures that contradict one another are asked about and never taken in silence. */
export function PackForm({ reading, crops = {}, onDone, onCancel }: PackFormProps) {
  const [text, setText] = useState<PackText>(() => packTextOf(reading))
  const [problem, setProblem] = useState<Problem>({ kind: 'none' })
  const id = useId()
  const change = (next: Partial<PackText>) => {
    setText({ ...text, ...next })
    setProblem({ kind: 'none' })
  }
  const finish = (asPrinted: boolean) => {
    const filled = productFrom(text)
    if (filled.kind === 'missing') return setProblem(filled)
    const doubts = packDoubts(filled.product.basis, filled.product.values)
    if (doubts.length > 0 && !asPrinted) return setProblem({ kind: 'doubts', doubts })
    onDone(filled.product, asPrinted && doubts.length > 0)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    finish(false)
  }
  const isMissing = (field: PackFormField) => problem.kind === 'missing' && problem.fields.includes(field)
  const isDoubtful = (field: PackField) => reading.doubtful.includes(field)
  const figure = (field: PackField) => (
    <div key={field} className={styles.field}>
      {crops[field] !== undefined && <img className={styles.crop} src={crops[field]} alt={words.compare} />}
      <label className={styles.field}>
        <span className={styles.label}>{fieldWords[field]}</span>
        <input
          className={styles.input}
          name={field}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={7}
          data-doubtful={isDoubtful(field)}
          aria-invalid={isMissing(field)}
          aria-describedby={isMissing(field) ? `${id}-problem` : isDoubtful(field) ? `${id}-${field}` : undefined}
          value={text.values[field]}
          onChange={(event) => change({ values: { ...text.values, [field]: event.target.value } })}
        />
      </label>
      {isDoubtful(field) && (
        <span className={styles.compare} id={`${id}-${field}`}>
          {words.compare}
        </span>
      )}
    </div>
  )
  const unit = unitOf(text.basis)
  const hasOptional = optionalFields.some((field) => text.values[field] !== '' || isDoubtful(field))
  return (
    <form className={styles.form} method="dialog" onSubmit={submit} noValidate>
      <p className={styles.label}>{words.why}</p>
      <label className={styles.field}>
        <span className={styles.label}>{words.name}</span>
        <input
          className={styles.input}
          name="name"
          type="text"
          autoComplete="off"
          maxLength={productLimits.nameLength}
          aria-invalid={isMissing('name')}
          aria-describedby={isMissing('name') ? `${id}-problem` : undefined}
          value={text.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </label>
      <div className={styles.pair}>
        <label className={styles.field}>
          <span className={styles.label}>{words.basis}</span>
          <select
            className={styles.input}
            name="basis"
            data-doubtful={reading.doubtful.includes('basis')}
            value={text.basis}
            onChange={({ target }) => isBasisChoice(target.value) && change({ basis: target.value })}
          >
            {bases.map(([choice, label]) => (
              <option key={choice} value={choice}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          <span className={styles.label}>
            {isPerServing(text.basis) ? words.servingNeeded(unit) : words.serving(unit)}
          </span>
          <input
            className={styles.input}
            name="serving"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={7}
            aria-invalid={isMissing('serving')}
            aria-describedby={isMissing('serving') ? `${id}-problem` : undefined}
            value={text.serving}
            onChange={(event) => change({ serving: event.target.value })}
          />
        </label>
      </div>
      <div className={styles.pair}>{neededFields.map(figure)}</div>
      <details open={hasOptional}>
        <summary className={styles.more}>{words.optional}</summary>
        <div className={styles.pair}>{optionalFields.map(figure)}</div>
        <p className={styles.label}>{words.sodium}</p>
      </details>
      {problem.kind === 'missing' && <FieldError id={`${id}-problem`}>{words.missing}</FieldError>}
      {problem.kind === 'doubts' && (
        <div className={styles.doubts} role="alert">
          <p>{words.ask}</p>
          <ul>
            {problem.doubts.map((doubt) => (
              <li key={JSON.stringify(doubt)}>{words.doubt(doubt)}</li>
            ))}
          </ul>
          <button type="button" className={styles.quiet} data-action="as-printed" onClick={() => finish(true)}>
            {words.asPrinted}
          </button>
        </div>
      )}
      <Button type="submit" action="pack-done">
        {words.done}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        {words.cancel}
      </Button>
    </form>
  )
}
