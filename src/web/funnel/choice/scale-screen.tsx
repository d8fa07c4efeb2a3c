import { useId } from 'react'
import { type Choice, choices } from '#domain/answers/choices.ts'
import type { JourneyStep, ScaleKey } from '#domain/funnel/journey.ts'
import { answer, useHero } from '#web/device/hero-store.ts'
import { nextStep, questionWords, scaleEnds, statements } from '#web/funnel/question-words.ts'
import { AnswerTable } from '#web/funnel/table/answer-table.tsx'
import { useStepNavigation } from '#web/navigation/use-step-navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { ActionBar } from '#web/ui/page.tsx'
import { RadioCards } from './radio-cards.tsx'
import styles from './scale-screen.module.css'
import { useAdvanceOnChoice } from './use-advance-on-choice.ts'

type ScaleStep = Extract<JourneyStep, { kind: 'scale' }>

/** Agreement with a statement, from 1 to 5; choosing a degree leads to the next step. */
export function ScaleScreen({ step }: { step: ScaleStep }) {
  const stored = useHero()[step.key]
  const { goOn } = useStepNavigation(step.slug)
  const keep = (value: Choice<ScaleKey>) => answer(step.key, value)
  const { chosen, choose, hasNext } = useAdvanceOnChoice(keep, goOn, stored !== undefined)
  const id = useId()
  const words = questionWords[step.slug]
  return (
    <>
      <Heading title={words.title}>{words.title}</Heading>
      <blockquote className={styles.quote} id={id}>
        “{statements[step.key]}”
      </blockquote>
      <RadioCards
        options={choices[step.key]}
        value={chosen ?? stored}
        labelledBy={id}
        className={styles.scale}
        cardClassName={styles.degree}
        onChoose={choose}
      >
        {(degree) => (
          <>
            {degree}
            {degree === 1 && <span className="visually-hidden">, {scaleEnds.low}</span>}
            {degree === 5 && <span className="visually-hidden">, {scaleEnds.high}</span>}
          </>
        )}
      </RadioCards>
      <div className={styles.ends} aria-hidden="true">
        <span>{scaleEnds.low}</span>
        <span>{scaleEnds.high}</span>
      </div>
      <AnswerTable slug={step.slug} />
      {hasNext && (
        <ActionBar>
          <Button action="next" onClick={goOn}>
            {nextStep}
          </Button>
        </ActionBar>
      )}
    </>
  )
}
