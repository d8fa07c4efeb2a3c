import { type FormEvent, useEffect, useId, useState } from 'react'
import { diaryLimits } from '#domain/diary/diary-limits.ts'
import { numberFigures } from '#domain/diary/number-figures.ts'
import { FieldError } from '#web/ui/note.tsx'
import { addFoodWords } from './add-food-words.ts'
import { emptyNumber, type NumberField, numberEntry } from './number-entry.ts'
import styles from './number-form.module.css'
import { keyOfReady } from './tray.ts'
import type { WayInProps } from './way-in.ts'

const words = addFoodWords.number

/** A form for something that is in no table: its name, its energy and, if known, its other figures. */
export function NumberForm({ onPut, named }: Pick<WayInProps, 'onPut' | 'named'>) {
  const [text, setText] = useState(emptyNumber)
  const [wrong, setWrong] = useState<readonly NumberField[]>([])
  const id = useId()
  useEffect(() => {
    if (named !== null) setText((before) => ({ ...before, name: named }))
  }, [named])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const entry = numberEntry(text)
    setWrong(entry.kind === 'wrong' ? entry.fields : [])
    if (entry.kind === 'wrong') return
    const { eaten } = entry
    onPut([{ kind: 'ready', key: keyOfReady(eaten), eaten, title: eaten.name, figures: numberFigures(eaten) }])
    setText(emptyNumber)
  }
  const field = (name: NumberField) => (
    <label className={styles.field}>
      <span className={styles.label}>{words[name]}</span>
      <input
        className={styles.input}
        name={name}
        type="text"
        inputMode={name === 'name' || name === 'energy' ? 'text' : 'decimal'}
        autoComplete="off"
        maxLength={name === 'name' ? diaryLimits.nameLength : 9}
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
      {field('name')}
      <div className={styles.pair}>
        {field('energy')}
        {field('protein')}
        {field('carbs')}
        {field('fat')}
        {field('fibre')}
        {field('salt')}
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
