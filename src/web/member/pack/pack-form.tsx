import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type PackDoubt, packDoubts } from '#domain/product/check-values.ts'
import { neededFields, packFields } from '#domain/product/pack-fields.ts'
import type { PackReading } from '#domain/product/pack-reading.ts'
import type { PackField, Product } from '#domain/product/product.ts'
import { productLimits } from '#domain/product/product-limits.ts'
import type { PackQuestion } from '#web/member/label-reader/reading/pack-of-label.ts'
import type { LabelCheck, ScannedLabel } from '#web/member/label-reader/scanned-label.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { CheckFigures } from './check-figures.tsx'
import { doubtText } from './doubt-text.ts'
import { FigureField } from './figure-field.tsx'
import { LabelForPack } from './label-for-pack.tsx'
import styles from './pack.module.css'
import { draftOf, draftReplaced, type PackDraft, takeReading } from './pack-draft.ts'
import {
  type BasisChoice,
  isBasisChoice,
  isPerServing,
  type PackFormField,
  type PackText,
  productFrom,
  unitOf,
} from './pack-text.ts'
import { basisWords, packWords as words } from './pack-words.ts'

const bases = [
  ['100g', words.per100g],
  ['100ml', words.per100ml],
  ['serving-g', words.perServing],
  ['serving-ml', words.perServingMl],
] as const

const isNeeded = (field: PackField): boolean => neededFields.some((needed) => needed === field)
const optionalFields = packFields.filter((field) => !isNeeded(field))

type PackFormProps = {
  /** Figures from the label reader, or from the pack of another member. Doubtful ones are marked. */
  readonly reading: PackReading
  /** The content of the form when it was last left. */
  readonly draft?: PackDraft | null | undefined
  /** Addresses of pictures of the rows that figures were read from. */
  readonly crops?: ScannedLabel['crops']
  /** What is asked about the label that was read, beside a picture of its table. */
  readonly check?: LabelCheck | null
  /** Whether the label can be read into the form. */
  readonly readsLabel?: boolean
  /** `asPrinted`: the figures contradict one another, and the member has checked them. */
  readonly onDone: (product: Product, asPrinted: boolean) => void
  readonly onCancel: (draft: PackDraft) => void
}

type Problem =
  | { readonly kind: 'none' }
  | { readonly kind: 'missing'; readonly fields: readonly PackFormField[] }
  | { readonly kind: 'doubts'; readonly doubts: readonly PackDoubt[] }

/** The outcome of the last picture of the label. */
type LabelState =
  | { readonly kind: 'none' }
  | { readonly kind: 'taken'; readonly scanned: ScannedLabel; readonly note: string | null }
  /** Its figures refer to another amount than the typed ones. */
  | {
      readonly kind: 'other-basis'
      readonly scanned: ScannedLabel
      readonly typed: BasisChoice
      readonly read: BasisChoice
    }

/** The form for the figures of a pack. If they contradict one another, the member is asked before they are accepted. */
export function PackForm(props: PackFormProps) {
  const {
    reading,
    draft: left,
    crops: readCrops = {},
    check: readCheck = null,
    readsLabel = false,
    onDone,
    onCancel,
  } = props
  const [draft, setDraft] = useState(() => left ?? draftOf(reading))
  const [label, setLabel] = useState<LabelState>({ kind: 'none' })
  // While a label is read, it replaces the form.
  const [isReading, setIsReading] = useState(false)
  const [problem, setProblem] = useState<Problem>({ kind: 'none' })
  const form = useRef<HTMLFormElement>(null)
  const wasReading = useRef(false)
  const id = useId()
  useEffect(() => {
    if (wasReading.current && !isReading) form.current?.focus()
    wasReading.current = isReading
  }, [isReading])
  if (isReading) {
    const take = (scanned: ScannedLabel) => {
      const result = takeReading(draft, scanned.reading)
      setProblem({ kind: 'none' })
      setIsReading(false)
      if (result.kind === 'other-basis') return setLabel({ ...result, scanned })
      setDraft(result.draft)
      setLabel({ kind: 'taken', scanned, note: result.differs ? words.label.differs : scanned.note })
    }
    return <LabelForPack onRead={take} onBack={() => setIsReading(false)} />
  }
  const { text, doubtful } = draft
  const { crops, check } = label.kind === 'taken' ? label.scanned : { crops: readCrops, check: readCheck }
  const change = (next: Partial<PackText>) => {
    setDraft({ ...draft, text: { ...text, ...next } })
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
  const figure = (field: PackField): ReactNode => (
    <FigureField
      key={field}
      field={field}
      text={text.values[field]}
      crop={crops[field]}
      isDoubtful={doubtful.includes(field)}
      problemId={isMissing(field) ? `${id}-problem` : null}
      onChange={(value) => change({ values: { ...text.values, [field]: value } })}
    />
  )
  const replace = (scanned: ScannedLabel) => {
    setDraft(draftReplaced(draft, scanned.reading))
    setLabel({ kind: 'taken', scanned, note: scanned.note })
  }
  const settle = (questions: readonly PackQuestion[]) => {
    const left = doubtful.filter((question) => !questions.includes(question))
    setDraft({ ...draft, doubtful: left })
    if (left.length === 0) form.current?.focus()
  }
  const unit = unitOf(text.basis)
  const isRead = Object.keys(reading.values).length > 0
  const hasOptional = optionalFields.some((field) => text.values[field] !== '' || doubtful.includes(field))
  return (
    <form className={styles.form} ref={form} tabIndex={-1} method="dialog" onSubmit={submit} noValidate>
      <p className={styles.label}>{readsLabel ? words.label.why : isRead ? words.whyRead : words.why}</p>
      {readsLabel && (
        <button type="button" className={styles.read} data-action="read-label" onClick={() => setIsReading(true)}>
          {label.kind === 'none' ? words.label.open : words.label.again}
        </button>
      )}
      {label.kind === 'taken' && label.note !== null && <p role="status">{label.note}</p>}
      {check !== null && (
        <CheckFigures
          key={check.questions.join()}
          check={check}
          text={text}
          onChange={change}
          onSettle={settle}
          onColumn={replace}
        />
      )}
      {label.kind === 'other-basis' && (
        <div className={styles.doubts} role="alert">
          <p>{words.label.otherBasis(basisWords.choices[label.typed], basisWords.choices[label.read])}</p>
          <button type="button" className={styles.quiet} data-action="take-read" onClick={() => replace(label.scanned)}>
            {words.label.replace}
          </button>
        </div>
      )}
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
            data-doubtful={doubtful.includes('basis')}
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
        <p className={styles.below}>{words.sodium}</p>
      </details>
      {problem.kind === 'missing' && <FieldError id={`${id}-problem`}>{words.missing}</FieldError>}
      {problem.kind === 'doubts' && (
        <div className={styles.doubts} role="alert">
          <p>{words.ask}</p>
          <ul>
            {problem.doubts.map((doubt) => (
              <li key={JSON.stringify(doubt)}>{doubtText(doubt)}</li>
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
      <Button look="quiet" onClick={() => onCancel(draft)}>
        {words.cancel}
      </Button>
    </form>
  )
}
