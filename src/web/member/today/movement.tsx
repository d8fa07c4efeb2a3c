import { type FormEvent, useId, useState } from 'react'
import type { DiaryRecord } from '#domain/api/member/diary.ts'
import { diaryLimits } from '#domain/diary/diary-limits.ts'
import { noFigures } from '#domain/diary/figures.ts'
import type { IsoDate } from '#domain/time.ts'
import type { ShownDiary, ShownRecord } from '#web/member/diary/diary-queue.ts'
import { writeAndSay } from '#web/member/diary/write-and-say.ts'
import { deletionOf, newRecordId } from '#web/member/diary/write-diary.ts'
import { oneLine } from '#web/member/words/one-line.ts'
import { minutesText } from '#web/member/words/week.ts'
import { CloseIcon } from '#web/ui/close-icon.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { formatWhole } from '#web/words/numbers.ts'
import styles from './movement.module.css'
import { todayWords } from './today-words.ts'

const words = todayWords.movement

type Movement = Extract<Extract<DiaryRecord, { kind: 'entry' }>['eaten'], { kind: 'movement' }>

function movementText({ steps, minutes, name }: Movement): string {
  if (steps !== undefined) return words.steps(formatWhole(steps))
  const time = minutesText(minutes ?? 0)
  return name === undefined ? time : words.named(name, time)
}

const wholeFrom = (text: string, most: number): number | null => {
  const plain = text.replace(/[\s,.]/g, '')
  const count = /^\d{1,6}$/.test(plain) ? Number(plain) : 0
  return count > 0 && count <= most ? count : null
}

type MovementProps = { readonly entries: readonly ShownRecord[]; readonly date: IsoDate; readonly diary: ShownDiary }

/** Steps and exercise of a day, noted and shown. They never change its food. */
export function Movement({ entries, date, diary }: MovementProps) {
  const [text, setText] = useState({ steps: '', minutes: '', name: '' })
  const [isWrong, setWrong] = useState(false)
  const id = useId()
  const noted = entries.flatMap(({ id: of, record }) =>
    record.kind === 'entry' && record.eaten.kind === 'movement' ? [{ of, text: movementText(record.eaten) }] : [],
  )
  const note = (eaten: Movement) => ({
    id: newRecordId(),
    record: { kind: 'entry', day: date, eaten } as const,
    title: eaten.name ?? '',
    figures: noFigures,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const steps = wholeFrom(text.steps, diaryLimits.steps)
    const minutes = wholeFrom(text.minutes, diaryLimits.minutesOfMovement)
    const name = oneLine(text.name)
    const writes = [
      ...(steps === null ? [] : [note({ kind: 'movement', steps })]),
      ...(minutes === null ? [] : [note({ kind: 'movement', minutes, ...(name === '' ? {} : { name }) })]),
    ]
    const isBad = (typed: string, count: number | null) => typed.trim() !== '' && count === null
    const hasProblem = writes.length === 0 || isBad(text.steps, steps) || isBad(text.minutes, minutes)
    setWrong(hasProblem)
    if (hasProblem) return
    writeAndSay(diary, writes, words.noted)
    setText({ steps: '', minutes: '', name: '' })
  }
  const field = (name: 'steps' | 'minutes' | 'name') => (
    <label className={styles.field}>
      {words.fields[name]}
      <input
        className={styles.input}
        name={`movement-${name}`}
        type="text"
        inputMode={name === 'name' ? 'text' : 'numeric'}
        autoComplete="off"
        maxLength={name === 'name' ? diaryLimits.nameLength : 7}
        aria-invalid={isWrong && name !== 'name'}
        aria-describedby={isWrong && name !== 'name' ? id : undefined}
        value={text[name]}
        onChange={(event) => setText({ ...text, [name]: event.target.value })}
      />
    </label>
  )
  return (
    <section className={styles.card} aria-labelledby="today-movement">
      <h2 className={styles.name} id="today-movement">
        {words.title}
      </h2>
      {noted.length > 0 && (
        <ul className={styles.list}>
          {noted.map(({ of, text: said }) => (
            <li key={of} className={styles.line}>
              <span>{said}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={words.remove(said)}
                onClick={() => writeAndSay(diary, [deletionOf(of)], words.removed)}
              >
                <CloseIcon size={20} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary className={styles.open}>{words.add}</summary>
        <form className={styles.form} method="dialog" onSubmit={submit} noValidate>
          {field('steps')}
          {field('minutes')}
          {field('name')}
          {isWrong && <FieldError id={id}>{words.wrong}</FieldError>}
          <button type="submit" className={styles.put} data-action="note-movement">
            {words.put}
          </button>
        </form>
      </details>
      <p className={styles.why}>{words.why}</p>
    </section>
  )
}
