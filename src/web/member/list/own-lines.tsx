import { type FormEvent, useId, useState } from 'react'
import type { OwnLine } from '#domain/api/member/shopping.ts'
import { OWN_LINE_LENGTH } from '#domain/api/member/tick-limits.ts'
import { CloseIcon } from '#web/ui/close-icon.tsx'
import { listWords } from './list-words.ts'
import styles from './own-lines.module.css'
import { ownText } from './own-text.ts'
import { addOwnLine, removeOwnLine, tickOwnLine } from './use-own-lines.ts'

const words = listWords.own

function Line({ week, line }: { week: number; line: OwnLine }) {
  return (
    <li className={styles.line}>
      <label className={styles.label} data-ticked={line.ticked}>
        <input type="checkbox" checked={line.ticked} onChange={() => void tickOwnLine(week, line)} />
        <span>{line.text}</span>
      </label>
      <button
        type="button"
        className={styles.remove}
        aria-label={words.remove(line.text)}
        onClick={() => void removeOwnLine(week, line)}
      >
        <CloseIcon size={18} />
      </button>
    </li>
  )
}

/** What the household writes on the list itself: candles, dog food. */
export function OwnLines({ week, lines }: { week: number; lines: readonly OwnLine[] }) {
  const [text, setText] = useState('')
  const id = useId()
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = ownText(text)
    if (wanted === '') return
    // The next line can be written meanwhile, and a second tap adds nothing twice.
    setText('')
    if (!(await addOwnLine(week, wanted))) setText((next) => (next === '' ? text : next))
  }
  return (
    <section className={styles.own} aria-labelledby={`${id}-title`} data-empty={lines.length === 0}>
      <h2 className={styles.title} id={`${id}-title`}>
        {words.title}
      </h2>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <Line key={line.id} week={week} line={line} />
          ))}
        </ul>
      )}
      <form className={styles.form} onSubmit={(event) => void add(event)}>
        <label className="visually-hidden" htmlFor={`${id}-field`}>
          {words.label}
        </label>
        <input
          id={`${id}-field`}
          className={styles.field}
          type="text"
          name="own-line"
          autoComplete="off"
          maxLength={OWN_LINE_LENGTH}
          placeholder={words.placeholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className={styles.add} data-action="add-own-line">
          {words.add}
        </button>
      </form>
    </section>
  )
}
