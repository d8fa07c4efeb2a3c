import { useId, useState } from 'react'
import type { PackQuestion } from '#web/member/label-reader/reading/pack-of-label.ts'
import type { LabelCheck, ScannedLabel } from '#web/member/label-reader/scanned-label.ts'
import { Button } from '#web/ui/button.tsx'
import { inputNumber } from '#web/words/numbers.ts'
import styles from './check-figures.module.css'
import { checkWords as words } from './check-words.ts'
import { type PackText, unitOf } from './pack-text.ts'
import { fieldWords, packWords } from './pack-words.ts'

type CheckFiguresProps = {
  readonly check: LabelCheck
  readonly text: PackText
  readonly onChange: (next: Partial<PackText>) => void
  /** The member says that these figures are right as they stand. */
  readonly onSettle: (questions: readonly PackQuestion[]) => void
  readonly onColumn: (column: ScannedLabel) => void
}

/** The part of the table that is shown at once, as a share of its width. */
const SHOWN_HEIGHT = 0.56

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`

/** The table of the pack, moved so that the figure in question is in its middle and framed. */
function TableView({ check: { table, places }, question }: { check: LabelCheck; question: PackQuestion | null }) {
  if (table === null) return null
  const shown = Math.min(table.height, SHOWN_HEIGHT * table.width)
  const place = question === null ? undefined : places[question]
  const middle = place === undefined ? 0 : (place.top + place.height / 2) * table.height
  const offset = Math.max(0, Math.min(table.height - shown, middle - shown / 2))
  const isWhole = question === null
  return (
    <div
      className={styles.view}
      style={{ aspectRatio: `${table.width} / ${Math.round(isWhole ? table.height : shown)}` }}
    >
      <div className={styles.table} style={{ insetBlockStart: isWhole ? 0 : percent(-offset / shown) }}>
        <img className={styles.image} src={table.src} alt={words.table} width={table.width} height={table.height} />
        {place !== undefined && (
          <span
            className={styles.mark}
            style={{
              // A picture is not mirrored in languages from right to left.
              left: percent(place.left),
              top: percent(place.top),
              inlineSize: percent(place.width),
              blockSize: percent(place.height),
            }}
          />
        )}
      </div>
    </div>
  )
}

const columnName = (index: number, count: number): string =>
  count === 1 ? words.only : index === count - 1 ? words.rightmost : (words.places[index] ?? words.only)

function Columns({ check, onColumn }: Pick<CheckFiguresProps, 'check' | 'onColumn'>) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.question}>{words.columns}</legend>
      {check.columns.map((column, index) => {
        const { energy = 0, fat = 0 } = column.reading.values
        const name = columnName(index, check.columns.length)
        return (
          <button
            key={name}
            type="button"
            className={styles.choice}
            data-action="choose-column"
            onClick={() => onColumn(column)}
          >
            {words.column(name, energy, inputNumber(fat))}
          </button>
        )
      })}
    </fieldset>
  )
}

/** Asks about the doubtful figures of a label, one after another, beside the table of the pack. */
export function CheckFigures({ check, text, onChange, onSettle, onColumn }: CheckFiguresProps) {
  const [settled, setSettled] = useState<readonly PackQuestion[]>([])
  const [hidesColumns, setHidesColumns] = useState(false)
  const id = useId()
  const asksColumn = check.columns.length > 0 && !hidesColumns
  const open = check.questions.filter((question) => !settled.includes(question))
  const [question] = open
  if (asksColumn) {
    return (
      <section className={styles.check} aria-label={words.columns} data-check="columns">
        <TableView check={check} question={null} />
        <Columns check={check} onColumn={onColumn} />
        <button type="button" className={styles.quiet} onClick={() => setHidesColumns(true)}>
          {words.neither}
        </button>
      </section>
    )
  }
  if (question === undefined || check.columns.length > 0) return null
  const settle = (questions: readonly PackQuestion[]) => {
    setSettled([...settled, ...questions])
    onSettle(questions)
  }
  const isSize = question === 'basis'
  const unit = unitOf(text.basis)
  const textOf = (of: PackQuestion): string => (of === 'basis' ? text.serving : text.values[of])
  const value = textOf(question)
  const filled = open.filter((of) => textOf(of) !== '')
  const change = (next: string) =>
    onChange(isSize ? { serving: next } : { values: { ...text.values, [question]: next } })
  return (
    <section className={styles.check} aria-labelledby={`${id}-title`} data-check={question}>
      <h2 className={styles.title} id={`${id}-title`}>
        {words.title(check.questions.length)}
      </h2>
      <TableView check={check} question={question} />
      <p className={styles.position} role="status">
        {words.position(settled.length + 1, check.questions.length)}
        {value === '' && `. ${words.missing}`}
      </p>
      {isSize && check.sizes.length > 1 && (
        <fieldset className={styles.chips}>
          <legend className={styles.question}>{words.sizes}</legend>
          {check.sizes.map((size) => (
            <button
              key={size}
              type="button"
              className={styles.chip}
              data-action="choose-size"
              aria-pressed={text.serving === inputNumber(size)}
              onClick={() => change(inputNumber(size))}
            >
              {words.size(inputNumber(size), unit)}
            </button>
          ))}
        </fieldset>
      )}
      <label className={styles.field}>
        <span className={styles.question}>{isSize ? packWords.servingNeeded(unit) : fieldWords[question]}</span>
        <input
          className={styles.input}
          name={`check-${question}`}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={7}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      </label>
      <Button action="figure-right" onClick={() => settle([question])}>
        {value === '' ? words.later : words.right}
      </Button>
      {filled.length > 1 && (
        <button type="button" className={styles.quiet} data-action="all-right" onClick={() => settle(filled)}>
          {words.all}
        </button>
      )}
    </section>
  )
}
