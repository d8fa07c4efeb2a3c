import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { JourneyStep } from '#domain/funnel/journey.ts'
import { answer, heroStore, useHero } from '#web/device/hero-store.ts'
import { likelyHero } from '#web/device/likely-hero.ts'
import { chooseUnits } from '#web/device/units-store.ts'
import { nextStep, questionWords } from '#web/funnel/question-words.ts'
import { AnswerTable } from '#web/funnel/table/answer-table.tsx'
import { useStepNavigation } from '#web/navigation/use-step-navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { ActionBar } from '#web/ui/page.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { actionWords } from '#web/words/action-words.ts'
import { measureProblem } from './measure.ts'
import { MeasureFeedback } from './measure-feedback.tsx'
import { MeasureInput } from './measure-input.tsx'
import styles from './number-screen.module.css'
import { useMeasure } from './use-measure.ts'

type NumberStep = Extract<JourneyStep, { kind: 'number' }>

const unitOptions = {
  length: [
    { value: 'metric', label: 'cm' },
    { value: 'imperial', label: 'ft, in' },
  ],
  mass: [
    { value: 'metric', label: 'kg' },
    { value: 'imperial', label: 'lb' },
  ],
} as const

/** A measure in the chosen units, with feedback below while it is typed. */
export function NumberScreen({ step }: { step: NumberStep }) {
  const hero = useHero()
  const measure = useMeasure(step.key)
  const [isChecked, setChecked] = useState(false)
  const { goOn } = useStepNavigation(step.slug)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const words = questionWords[step.slug]
  const problem = measureProblem(step.key, measure.value, hero, measure.units)

  const likely = problem === null ? measure.value : null
  useEffect(() => {
    if (likely !== null) likelyHero.set({ ...heroStore.get(), [step.key]: likely })
    return () => likelyHero.set(null)
  }, [likely, step.key])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (measure.value === null || problem !== null) return setChecked(true)
    answer(step.key, measure.value)
    goOn()
  }
  const take = (mass: number) => {
    measure.take(mass)
    // The button that has the focus is about to disappear.
    const field = form.current?.elements.namedItem(step.key)
    if (field instanceof HTMLElement) field.focus()
  }
  const isRefused = isChecked && problem !== null
  return (
    <form ref={form} className={styles.form} method="dialog" onSubmit={submit} noValidate>
      <Heading id={id} title={words.title} lead={'lead' in words ? words.lead : undefined}>
        {words.title}
      </Heading>
      <Segmented
        name="units"
        legend={actionWords.units}
        options={step.key === 'height' ? unitOptions.length : unitOptions.mass}
        value={measure.units}
        onChange={chooseUnits}
      />
      <MeasureInput
        measureKey={step.key}
        units={measure.units}
        text={measure.text}
        labelledBy={id}
        invalidBy={isRefused ? `${id}-problem` : undefined}
        onType={(part) => {
          setChecked(false)
          measure.type(part)
        }}
      />
      <MeasureFeedback measureKey={step.key} value={measure.value} units={measure.units} onTake={take} />
      <AnswerTable slug={step.slug} />
      <ActionBar>
        {isRefused && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
        <Button type="submit" action="next">
          {nextStep}
        </Button>
      </ActionBar>
    </form>
  )
}
