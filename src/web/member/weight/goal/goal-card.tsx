import { useEffect, useRef, useState } from 'react'
import type { GoalMode, GoalView } from '#domain/api/member/goal.ts'
import type { LifeEventView } from '#domain/api/member/life-events.ts'
import type { IsoDate } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { LifeEventForm } from '#web/member/weight/life-event-form.tsx'
import { endLifeEvent } from '#web/member/weight/use-life-events.ts'
import styles from './goal-card.module.css'
import { GoalForm } from './goal-form.tsx'
import { goalSentences, leftCorridor } from './goal-text.ts'
import { modeWords, goalWords as words } from './goal-words.ts'
import { milestoneWords } from './milestone-words.ts'
import { nameClasses } from './use-goal.ts'

type GoalCardProps = {
  readonly goal: GoalView
  readonly events: readonly LifeEventView[]
  readonly units: UnitSystem
  readonly startsOn: IsoDate
  readonly today: IsoDate
}

type Choice = Exclude<GoalMode, 'HELD'>
const choices = Object.keys(modeWords) as readonly Choice[]

/** The break or the pause that lasts today. Days as text sort in calendar order. */
function restingEvent(mode: GoalMode, events: readonly LifeEventView[], today: IsoDate): LifeEventView | undefined {
  if (mode !== 'BREAK' && mode !== 'PAUSE') return undefined
  const sought = mode === 'PAUSE' ? 'PAUSED' : 'BREAK'
  return events.find(({ kind, from, to }) => kind === sought && from <= today && (to === null || to >= today))
}

/** What the plan is for, and what else it could do: lose to another goal, keep the weight, rest for some weeks. */
export function GoalCard({ goal, events, units, startsOn, today }: GoalCardProps) {
  const [open, setOpen] = useState<Choice | null>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open !== null) place.current?.querySelector('h3')?.focus()
  }, [open])
  const end = () => setOpen(null)
  const resting = restingEvent(goal.mode, events, today)
  const mayChange = (choice: Choice) => choice === 'LOSE' || (choice === 'KEEP' && leftCorridor(goal) !== null)
  const offered = choices.filter((choice) => choice !== goal.mode || mayChange(choice))
  return (
    <section className={styles.card} id="goal" aria-labelledby="goal-title" data-mode={goal.mode}>
      <h2 id="goal-title">{words.title}</h2>
      <div className={styles.state} role="status">
        {goalSentences(goal, units, today).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {goal.mode !== 'HELD' && (
        <fieldset>
          <legend className="visually-hidden">{words.choose}</legend>
          <div className={styles.choices}>
            {resting !== undefined && (
              <button
                type="button"
                className={styles.choice}
                data-action="end-rest"
                onClick={() => void endLifeEvent(resting)}
              >
                {words.end[resting.kind === 'PAUSED' ? 'PAUSE' : 'BREAK']}
              </button>
            )}
            {offered.map((choice) => (
              <button
                key={choice}
                type="button"
                className={styles.choice}
                data-choice={choice}
                aria-expanded={open === choice}
                onClick={() => setOpen(open === choice ? null : choice)}
              >
                {choice === 'LOSE' && goal.mode === 'LOSE' ? words.change : modeWords[choice]}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {goal.mode !== 'HELD' && (
        <label className={styles.setting}>
          <input
            type="checkbox"
            name="classes"
            checked={goal.namesClasses}
            onChange={(event) => void nameClasses(event.target.checked)}
          />
          <span>{milestoneWords.classes}</span>
        </label>
      )}
      <div ref={place} className={styles.form}>
        {(open === 'LOSE' || open === 'KEEP') && (
          <GoalForm key={open} aim={open} goal={goal} units={units} today={today} onEnd={end} />
        )}
        {(open === 'BREAK' || open === 'PAUSE') && (
          <LifeEventForm
            key={open}
            kind={open === 'BREAK' ? 'BREAK' : 'PAUSED'}
            editing={null}
            startsOn={startsOn}
            today={today}
            onEnd={end}
          />
        )}
      </div>
    </section>
  )
}
