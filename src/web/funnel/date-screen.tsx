import { type FormEvent, type ReactNode, Suspense, useEffect, useId, useState } from 'react'
import { answerProblems } from '#domain/answer-problems.ts'
import { eventLimits } from '#domain/answers/limits.ts'
import type { JourneyStep } from '#domain/funnel/journey.ts'
import { isEventDayAhead } from '#domain/hero/check-hero.ts'
import { addDays, daysBetween } from '#domain/time.ts'
import { answer, heroStore, useHero } from '#web/device/hero-store.ts'
import { useHydrated } from '#web/device/hydration.tsx'
import { likelyHero } from '#web/device/likely-hero.ts'
import { lazyPage } from '#web/device/page-chunk.tsx'
import { today } from '#web/device/today.ts'
import { useStepNavigation } from '#web/navigation/use-step-navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { ActionBar } from '#web/ui/page.tsx'
import { usePrehydrationText } from '#web/ui/use-prehydration-text.ts'
import { eventNames } from '#web/words/event-words.ts'
import type { CalendarProps } from './calendar/calendar.tsx'
import styles from './date-screen.module.css'
import { dateScreenWords } from './date-screen-words.ts'
import { nextStep, questionWords } from './question-words.ts'
import { AnswerTable } from './table/answer-table.tsx'

/** How far off a day is: "That is in 12 weeks." */
function untilText(days: number): string {
  if (days === 1) return dateScreenWords.tomorrow
  if (days < 14) return dateScreenWords.inDays(days)
  const weeks = Math.round(days / 7)
  return weeks < 16 ? dateScreenWords.inWeeks(weeks) : dateScreenWords.inMonths(Math.round(days / 30.4))
}

const Nothing = (): ReactNode => null

/** The calendar below the field, in a chunk of its own. Without it the field is enough. */
const calendar = lazyPage<CalendarProps>(async () => {
  try {
    return (await import('./calendar/calendar.tsx')).Calendar
  } catch {
    return Nothing
  }
}, 'calendar')

type DateStep = Extract<JourneyStep, { kind: 'date' }>

/** The day of the event, from tomorrow to two years ahead. */
export function DateScreen({ step }: { step: DateStep }) {
  const hero = useHero()
  const [typed, setTyped] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const { goOn } = useStepNavigation(step.slug)
  const isHydrated = useHydrated()
  const id = useId()
  const day = typed ?? hero.eventDate ?? ''
  const isAhead = isHydrated && isEventDayAhead(today(), day)
  useEffect(() => {
    if (isAhead) likelyHero.set({ ...heroStore.get(), [step.key]: day })
    return () => likelyHero.set(null)
  }, [isAhead, day, step.key])

  const type = (text: string) => {
    setChecked(false)
    setTyped(text)
  }
  const field = usePrehydrationText(day, type)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isAhead) return setChecked(true)
    answer(step.key, day)
    goOn()
  }
  const event = hero.importantEventComingUp
  const words = questionWords[step.slug]
  const lead = event === undefined || event === 'NO_EVENTS' ? '\u00a0' : dateScreenWords.dayOf(eventNames[event])
  return (
    <form className={styles.form} method="dialog" onSubmit={submit} noValidate>
      <Heading
        id={id}
        title={words.title}
        lead={<span role="status">{isAhead ? untilText(daysBetween(today(), day) ?? 0) : lead}</span>}
      >
        {words.title}
      </Heading>
      <input
        ref={field}
        className={styles.date}
        type="date"
        name={step.key}
        value={day}
        data-unset={day === '' ? '' : undefined}
        {...(isHydrated && { min: addDays(today(), eventLimits.minDays), max: addDays(today(), eventLimits.maxDays) })}
        aria-labelledby={id}
        aria-invalid={isChecked && !isAhead}
        aria-describedby={isChecked && !isAhead ? `${id}-problem` : undefined}
        onChange={(change) => type(change.target.value)}
      />
      <div className={styles.calendar}>
        {isHydrated && (
          <Suspense>
            <calendar.Page
              day={isAhead ? day : null}
              first={addDays(today(), eventLimits.minDays)}
              last={addDays(today(), eventLimits.maxDays)}
              onChoose={type}
            />
          </Suspense>
        )}
      </div>
      <AnswerTable slug={step.slug} look="low" />
      <ActionBar>
        {isChecked && !isAhead && <FieldError id={`${id}-problem`}>{answerProblems.EVENT_DATE_INVALID.say}</FieldError>}
        <Button type="submit" action="next">
          {nextStep}
        </Button>
      </ActionBar>
    </form>
  )
}
