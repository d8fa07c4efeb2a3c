import { type FormEvent, useId, useState } from 'react'
import { diaryLimits } from '#domain/diary/diary-limits.ts'
import { noFigures } from '#domain/diary/figures.ts'
import { FieldError } from '#web/ui/note.tsx'
import { addFoodWords } from './add-food-words.ts'
import styles from './number-form.module.css'
import { keyOfReady } from './tray.ts'
import type { WayInProps } from './way-in.ts'

const words = addFoodWords.number

/** A whole number of what was typed; null where it is none, or more than is possible. */
function wholeFrom(text: string, most: number): number | null {
  const plain = text.trim()
  if (!/^\d{1,4}$/.test(plain)) return null
  const amount = Number(plain)
  return amount <= most ? amount : null
}

/** Something that no table knows: a name, its energy, and its protein where that is known. */
export function NumberForm({ onPut }: Pick<WayInProps, 'onPut'>) {
  const [text, setText] = useState({ name: '', energy: '', protein: '' })
  const [isWrong, setIsWrong] = useState(false)
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = text.name.trim()
    const energy = wholeFrom(text.energy, diaryLimits.energyOfAnEntry)
    const protein = text.protein.trim() === '' ? undefined : wholeFrom(text.protein, diaryLimits.proteinOfAnEntry)
    if (name === '' || energy === null || protein === null) return setIsWrong(true)
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
    setIsWrong(false)
  }
  const field = (name: keyof typeof text, isNumber: boolean) => (
    <label className={styles.field}>
      <span className={styles.label}>{words[name]}</span>
      <input
        className={styles.input}
        name={name}
        type="text"
        inputMode={isNumber ? 'numeric' : 'text'}
        autoComplete="off"
        maxLength={isNumber ? 4 : diaryLimits.nameLength}
        aria-describedby={isWrong ? id : undefined}
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
      {isWrong && <FieldError id={id}>{words.missing}</FieldError>}
      <button type="submit" className={styles.put} data-action="put-number">
        {words.put}
      </button>
    </form>
  )
}
