import { type FormEvent, useEffect, useId, useState } from 'react'
import { diaryLimits } from '#domain/diary/diary-limits.ts'
import { noFigures } from '#domain/diary/figures.ts'
import { oneLine } from '#web/member/words/one-line.ts'
import { FieldError } from '#web/ui/note.tsx'
import { readNumber } from '#web/words/numbers.ts'
import { addFoodWords } from './add-food-words.ts'
import styles from './number-form.module.css'
import { keyOfReady } from './tray.ts'
import type { WayInProps } from './way-in.ts'

const words = addFoodWords.number

const fields = ['name', 'energy', 'protein'] as const
type Field = (typeof fields)[number]

/** The typed text as a whole number; null if it is not a number, or more than `most`. */
function wholeFrom(text: string, most: number): number | null {
  const amount = readNumber(text)
  return amount === null || amount > most ? null : Math.round(amount)
}

/** A form for something that is in no table: its name, its energy and, if known, its protein. */
export function NumberForm({ onPut, named }: Pick<WayInProps, 'onPut' | 'named'>) {
  const [text, setText] = useState({ name: '', energy: '', protein: '' })
  const [wrong, setWrong] = useState<readonly Field[]>([])
  const id = useId()
  useEffect(() => {
    if (named !== null) setText((before) => ({ ...before, name: named }))
  }, [named])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = oneLine(text.name)
    const energy = wholeFrom(text.energy, diaryLimits.energyOfAnEntry)
    const protein = text.protein.trim() === '' ? undefined : wholeFrom(text.protein, diaryLimits.proteinOfAnEntry)
    const isWrong = { name: name === '', energy: energy === null, protein: protein === null }
    setWrong(fields.filter((field) => isWrong[field]))
    if (name === '' || energy === null || protein === null) return
    const eaten = { kind: 'number', name, energy, ...(protein === undefined ? {} : { protein }) } as const
    onPut([
      {
        kind: 'ready',
        key: keyOfReady(eaten),
        eaten,
        title: name,
        figures: { ...noFigures, energy, protein: protein ?? 0 },
      },
    ])
    setText({ name: '', energy: '', protein: '' })
  }
  const field = (name: Field, isNumber: boolean) => (
    <label className={styles.field}>
      <span className={styles.label}>{words[name]}</span>
      <input
        className={styles.input}
        name={name}
        type="text"
        inputMode={isNumber ? 'decimal' : 'text'}
        autoComplete="off"
        maxLength={isNumber ? 6 : diaryLimits.nameLength}
        aria-invalid={wrong.includes(name)}
        aria-describedby={wrong.includes(name) ? `${id}-${name}` : undefined}
        value={text[name]}
        onChange={(event) => setText({ ...text, [name]: event.target.value })}
      />
    </label>
  )
  return (
    <form className={styles.form} method="dialog" onSubmit={submit} noValidate>
      <p className={styles.label}>{words.why}</p>
      {field('name', false)}
      <div className={styles.pair}>
        {field('energy', true)}
        {field('protein', true)}
      </div>
      {wrong.map((name) => (
        <FieldError key={name} id={`${id}-${name}`}>
          {words.wrong[name]}
        </FieldError>
      ))}
      <button type="submit" className={styles.put} data-action="put-number">
        {words.put}
      </button>
    </form>
  )
}
