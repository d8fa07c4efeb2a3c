import { type FormEvent, useId, useState } from 'react'
import type { LifeEventRequest, LifeEventView } from '#domain/api/member/life-events.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import { lifeEventNames } from '#domain/weight-filter/life-event-names.ts'
import { isDayEvent, type LifeEventKind, LONGEST_BREAK } from '#domain/weight-filter/life-events.ts'
import { DAYS_BEFORE_PLAN } from '#domain/weight-filter/log-limits.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/note.tsx'
import styles from './life-event-form.module.css'
import { plannedDaysText } from './life-event-text.ts'
import { lifeEventTexts, lifeEventWords as words } from './life-event-words.ts'
import { saveLifeEvent } from './use-life-events.ts'
import { refusalText } from './use-weight-changes.ts'

type LifeEventFormProps = {
  readonly kind: LifeEventKind
  /** The event that is being changed; null for a new one. */
  readonly editing: LifeEventView | null
  readonly startsOn: IsoDate
  readonly today: IsoDate
  readonly onEnd: () => void
}

type Stage = { kind: 'typing' } | { kind: 'saving' } | { kind: 'wrong'; say: string }

/** The days of a break that is offered first, and of the shortest one. */
const USUAL_BREAK = 14
const SHORTEST_BREAK = 7

/** Whether a break lasts from one week to four. Days as text sort in calendar order. */
const isBreak = ({ from, to }: LifeEventRequest): boolean =>
  to !== null && to >= addDays(from, SHORTEST_BREAK - 1) && to < addDays(from, LONGEST_BREAK)

/** Asks when an event happened. The default is from today, so that one tap saves it. */
export function LifeEventForm({ kind, editing, startsOn, today, onEnd }: LifeEventFormProps) {
  // The same id for each attempt, so that an event is stored only once if just the reply was lost.
  const [eventId] = useState(() => editing?.id ?? crypto.randomUUID())
  const [from, setFrom] = useState(editing?.from ?? today)
  const [to, setTo] = useState(editing?.to ?? (kind === 'BREAK' ? addDays(today, USUAL_BREAK - 1) : ''))
  const [stage, setStage] = useState<Stage>({ kind: 'typing' })
  const id = useId()
  const isDay = isDayEvent(kind)
  const { effect } = lifeEventTexts[kind]
  const name = lifeEventNames[kind]
  const earliest = addDays(startsOn, -DAYS_BEFORE_PLAN)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (stage.kind === 'saving') return
    const request: LifeEventRequest = { kind, from, to: isDay ? from : to === '' ? null : to }
    if (kind === 'BREAK' && editing === null && !isBreak(request)) {
      return setStage({ kind: 'wrong', say: words.breakWrong })
    }
    if (from < earliest || (request.to !== null && request.to < from))
      return setStage({ kind: 'wrong', say: words.wrong })
    setStage({ kind: 'saving' })
    const outcome = await saveLifeEvent(eventId, request)
    if (outcome.kind === 'ok') return onEnd()
    setStage({ kind: 'wrong', say: refusalText(outcome) })
  }
  const field = (label: string, value: string, set: (value: string) => void, least: string) => (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <input
        className={styles.date}
        type="date"
        value={value}
        min={least}
        max={isDay ? today : undefined}
        aria-describedby={stage.kind === 'wrong' ? `${id}-wrong` : undefined}
        onChange={(event) => {
          setStage({ kind: 'typing' })
          set(event.target.value)
        }}
      />
    </label>
  )
  return (
    <form className={styles.form} method="dialog" onSubmit={(event) => void submit(event)} noValidate data-event={kind}>
      <h3 tabIndex={-1}>{name}</h3>
      <p>
        {editing === null && `${effect} `}
        {plannedDaysText(kind)}
      </p>
      <div className={styles.fields}>
        {field(isDay ? words.day : words.first, from, setFrom, earliest)}
        {!isDay && field(words.last, to, setTo, from)}
      </div>
      {stage.kind === 'wrong' && <FieldError id={`${id}-wrong`}>{stage.say}</FieldError>}
      <div className={styles.actions}>
        <Button type="submit" action="save-event" busy={stage.kind === 'saving'}>
          {stage.kind === 'saving' ? words.saving : words.save}
        </Button>
        <Button look="quiet" action="cancel-event" onClick={onEnd}>
          {words.notNow}
        </Button>
      </div>
    </form>
  )
}
