import { useEffect, useRef, useState } from 'react'
import type { LifeEventView } from '#domain/api/member/life-events.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import type { IsoDate } from '#domain/time.ts'
import { isDayEvent, type LifeEventKind } from '#domain/weight-filter/life-events.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import { LifeEventForm } from './life-event-form.tsx'
import { lifeEventText } from './life-event-text.ts'
import { lifeEventTexts, lifeEventWords as words } from './life-event-words.ts'
import styles from './life-events-card.module.css'
import { removeLifeEvent, saveLifeEvent } from './use-life-events.ts'
import { refusalText } from './use-weight-changes.ts'

type LifeEventsCardProps = {
  readonly events: readonly LifeEventView[]
  /** Letters of the events that the chart marks, by their ids. */
  readonly letters: ReadonlyMap<string, string>
  readonly gender: Hero['gender']
  readonly startsOn: IsoDate
  readonly today: IsoDate
}

/** A break and a pause are chosen with the goal. */
const kinds = (Object.keys(lifeEventTexts) as readonly LifeEventKind[]).filter(
  (kind) => kind !== 'BREAK' && kind !== 'PAUSED',
)
/** For men, pregnancy and breastfeeding come last. */
const kindsForMen = [
  ...kinds.filter((kind) => kind !== 'PREGNANT_OR_BREASTFEEDING'),
  'PREGNANT_OR_BREASTFEEDING',
] as const satisfies readonly LifeEventKind[]

const lasts = ({ kind, to }: LifeEventView, today: IsoDate): boolean => !isDayEvent(kind) && (to === null || to > today)

type EventRowProps = Pick<LifeEventsCardProps, 'letters' | 'today'> & {
  readonly event: LifeEventView
  readonly onEdit: () => void
}

function EventRow({ event, letters, today, onEdit }: EventRowProps) {
  const text = lifeEventText(event, today)
  const letter = letters.get(event.id)
  const isOn = event.from <= today && lasts(event, today)
  const end = async () => {
    const outcome = await saveLifeEvent(event.id, { kind: event.kind, from: event.from, to: today })
    if (outcome.kind !== 'ok') announce(refusalText(outcome))
  }
  return (
    <li className={styles.row} data-life-event={event.kind}>
      <span>
        {letter !== undefined && <strong className={styles.letter}>{letter}</strong>}
        {text}
      </span>
      <span className={styles.tools}>
        {isOn && (
          <button type="button" className={styles.tool} data-action="end-event" onClick={() => void end()}>
            {words.over}
          </button>
        )}
        <button type="button" className={styles.tool} aria-label={words.change(text)} onClick={onEdit}>
          {words.changeIt}
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label={words.remove(text)}
          onClick={() => void removeLifeEvent(event)}
        >
          {words.removeIt}
        </button>
      </span>
    </li>
  )
}

type Open = { readonly kind: LifeEventKind; readonly editing: LifeEventView | null }

/** Life events that scales cannot show. One tap chooses an event, another saves it as from today. */
export function LifeEventsCard({ events, letters, gender, startsOn, today }: LifeEventsCardProps) {
  const [open, setOpen] = useState<Open | null>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open !== null) place.current?.querySelector('h3')?.focus()
  }, [open])
  const isOn = (kind: LifeEventKind) => events.some((event) => event.kind === kind && lasts(event, today))
  return (
    <section className={styles.card} id="life-events" aria-labelledby="life-events-title">
      <h2 id="life-events-title">{words.title}</h2>
      <p>{words.lead}</p>
      {events.length > 0 && (
        <ul className={styles.list}>
          {events.toReversed().map((event) => (
            <EventRow
              key={event.id}
              event={event}
              letters={letters}
              today={today}
              onEdit={() => setOpen({ kind: event.kind, editing: event })}
            />
          ))}
        </ul>
      )}
      <fieldset>
        <legend className="visually-hidden">{words.choose}</legend>
        <div className={styles.choices}>
          {(gender === 'MALE' ? kindsForMen : kinds)
            .filter((kind) => !isOn(kind))
            .map((kind) => (
              <button
                key={kind}
                type="button"
                className={styles.choice}
                data-kind={kind}
                aria-expanded={open?.kind === kind && open.editing === null}
                onClick={() => setOpen(open?.kind === kind && open.editing === null ? null : { kind, editing: null })}
              >
                {lifeEventTexts[kind].choice}
              </button>
            ))}
        </div>
      </fieldset>
      <div ref={place} className={styles.form}>
        {open !== null && (
          <LifeEventForm
            key={`${open.kind} ${open.editing?.id ?? ''}`}
            {...open}
            startsOn={startsOn}
            today={today}
            onEnd={() => setOpen(null)}
          />
        )}
      </div>
    </section>
  )
}
