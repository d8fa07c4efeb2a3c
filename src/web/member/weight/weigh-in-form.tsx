import { type FormEvent, useId, useState } from 'react'
import { cleanNote, weighedDayLimits } from '#domain/body/weighed-day.ts'
import type { IsoDate } from '#domain/time.ts'
import { type Kg, kg } from '#domain/units.ts'
import { EARLIEST_WEIGHT_DAY } from '#domain/weight-filter/log-limits.ts'
import { IMPOSSIBLE } from '#domain/weight-filter/track-costs.ts'
import { minuteOfDay } from '#web/device/today.ts'
import type { LoggedWeight } from '#web/member/data/weights-reply.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { dayText } from '#web/words/dates.ts'
import { exactMassText, massUnit } from '#web/words/measures.ts'
import { type CheckedWeighIn, checkWeighIn } from './check-weigh-in.ts'
import { massText } from './mass-text.ts'
import { surpriseText } from './surprise-text.ts'
import type { WeightAdded, WeightChange } from './use-weight-changes.ts'
import styles from './weigh-in-form.module.css'
import { loggedOn, type WeightLog } from './weight-log.ts'
import type { WeightProgress } from './weight-progress.ts'
import { besideText, weightWords } from './weight-words.ts'

type WeighInFormProps = {
  readonly progress: WeightProgress
  readonly log: WeightLog
  /** The entry that is being changed; null if a new one is logged. */
  readonly editing: LoggedWeight | null
  /** Changes the entry. */
  readonly onSave: (entry: LoggedWeight) => Promise<WeightChange>
  /** Adds a weight to its day. */
  readonly onAdd: (entry: LoggedWeight) => Promise<WeightAdded>
  readonly onEnd: () => void
}

type Stage =
  | { kind: 'typing' }
  | { kind: 'asked'; about: CheckedWeighIn }
  | { kind: 'saving' }
  | { kind: 'failed'; say: string }

const words = weightWords.log

/** What stays of an entry that is corrected: another number was typed, wherever the first one came from. */
function corrected({ confirmed: _confirmed, note: _note, source, ...entry }: LoggedWeight, mass: Kg): LoggedWeight {
  return { ...entry, ...(source !== undefined && entry.kg === mass && { source }) }
}

/** The form for the weight of a day. Mount another one, by key, for another entry. */
export function WeighInForm({ progress, log, editing, onSave, onAdd, onEnd }: WeighInFormProps) {
  const { units, startsOn, today } = progress
  const [text, setText] = useState(editing === null ? '' : massText(kg(editing.kg), units))
  // A page that has been open since yesterday logs for today, unless another day was chosen.
  const [chosenDay, setChosenDay] = useState<IsoDate | null>(editing?.day ?? null)
  const day = chosenDay ?? today
  const [note, setNote] = useState(editing?.note ?? '')
  const [isOpen, setIsOpen] = useState(false)
  const [stage, setStage] = useState<Stage>({ kind: 'typing' })
  const id = useId()
  const present = editing === null ? loggedOn(log, day) : null
  const asked = stage.kind === 'asked' ? stage.about : null
  const wrong = asked?.kind === 'wrong' ? asked : null
  const isSaving = stage.kind === 'saving'

  const type = (change: () => void) => {
    setStage({ kind: 'typing' })
    change()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const checked = checkWeighIn({ text, day }, progress)
    // Pressing the button again after the question confirms the weight.
    const isConfirmed = checked.kind === 'surprise' && asked?.kind === 'surprise'
    if (checked.kind === 'wrong' || (checked.kind === 'surprise' && !isConfirmed)) {
      return setStage({ kind: 'asked', about: checked })
    }
    setStage({ kind: 'saving' })
    // A weight that is so far off is more likely in the other unit, which the log will offer when it asks.
    const isSaidRight = isConfirmed && Math.abs(checked.doubt.by) <= IMPOSSIBLE * checked.doubt.from.weight
    const told = cleanNote(note)
    const typed = {
      day,
      kg: checked.mass,
      ...(isSaidRight && { confirmed: true }),
      ...(told !== undefined && { note: told }),
    }
    const outcome = await (editing === null
      ? onAdd({ ...typed, ...(day === today && { minuteOfDay: minuteOfDay() }) })
      : onSave({ ...corrected(editing, checked.mass), ...typed }))
    if (outcome.kind !== 'ok' && outcome.kind !== 'kept') {
      return setStage({ kind: 'failed', say: outcome.kind === 'refused' ? outcome.message : words.unreachable })
    }
    setStage({ kind: 'typing' })
    setText('')
    setNote('')
    setChosenDay(null)
    setIsOpen(false)
    onEnd()
  }
  const label =
    asked?.kind === 'surprise'
      ? words.yes(exactMassText(asked.mass, units))
      : editing === null
        ? words.save
        : words.change
  return (
    <form className={styles.card} method="dialog" onSubmit={(event) => void submit(event)} noValidate>
      <h2>{editing === null ? words.title : dayText(editing.day, today)}</h2>
      {asked?.kind === 'surprise' && (
        <p className={styles.question} id={`${id}-asked`} role="status">
          {surpriseText(asked.doubt, units, startsOn, today)}
        </p>
      )}
      <div className={styles.row}>
        <label className={styles.measure}>
          <span className={styles.hidden}>{words.weight}</span>
          <input
            className={styles.number}
            name="weight"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            enterKeyHint="done"
            placeholder="0"
            value={text}
            aria-invalid={wrong?.field === 'weight'}
            aria-describedby={asked === null ? undefined : `${id}-asked`}
            onChange={(event) => type(() => setText(event.target.value))}
          />
          <span className={styles.unit}>{massUnit[units]}</span>
        </label>
        <div className={styles.save}>
          <Button type="submit" action="save" busy={isSaving}>
            {isSaving ? words.saving : label}
          </Button>
        </div>
      </div>
      {wrong !== null && <FieldError id={`${id}-asked`}>{wrong.say}</FieldError>}
      {present !== null && asked === null && <p className={styles.hint}>{besideText(kg(present.kg), units)}</p>}
      {stage.kind === 'failed' && <FieldError id={`${id}-failed`}>{stage.say}</FieldError>}
      {editing === null && present === null && asked === null && <p className={styles.hint}>{weightWords.lead}</p>}
      {editing === null && (
        <button
          type="button"
          className={styles.more}
          data-action="more"
          aria-expanded={isOpen}
          aria-controls={`${id}-more`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {words.more}
        </button>
      )}
      <div className={styles.fields} id={`${id}-more`} hidden={editing === null && !isOpen}>
        {editing === null && (
          <label className={styles.field}>
            <span className={styles.label}>{words.day}</span>
            <input
              className={styles.date}
              name="day"
              type="date"
              value={day}
              min={EARLIEST_WEIGHT_DAY}
              max={today}
              aria-invalid={wrong?.field === 'day'}
              aria-describedby={wrong?.field === 'day' ? `${id}-asked` : undefined}
              onChange={(event) => type(() => setChosenDay(event.target.value))}
            />
          </label>
        )}
        <label className={styles.field}>
          <span className={styles.label}>{words.note}</span>
          <input
            className={styles.note}
            name="note"
            type="text"
            autoComplete="off"
            maxLength={weighedDayLimits.noteLength}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </label>
      </div>
      {editing !== null && (
        <Button look="quiet" action="cancel" onClick={onEnd}>
          {words.keep}
        </Button>
      )}
    </form>
  )
}
