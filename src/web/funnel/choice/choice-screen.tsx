import { useId } from 'react'
import { type Choice, type ChoiceKey, choices } from '#domain/answers/choices.ts'
import type { JourneyStep } from '#domain/funnel/journey.ts'
import { answer, useHero } from '#web/device/hero-store.ts'
import { OptionPicture } from '#web/funnel/option-picture.tsx'
import { nextStep, questionWords } from '#web/funnel/question-words.ts'
import { AnswerTable } from '#web/funnel/table/answer-table.tsx'
import { useBranchGender } from '#web/navigation/use-path.ts'
import { useStepNavigation } from '#web/navigation/use-step-navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import styles from '#web/ui/option-card.module.css'
import { OptionLabel } from '#web/ui/option-label.tsx'
import { ActionBar } from '#web/ui/page.tsx'
import { RadioCards } from './radio-cards.tsx'
import { useAdvanceOnChoice } from './use-advance-on-choice.ts'

/** More options than this are laid out in two columns. */
const LONG_LIST = 6

type ChoiceStep = Extract<JourneyStep, { kind: 'choice' }>

/** A single choice; choosing leads to the next step. A visitor who comes back sees the stored choice and a button. */
export function ChoiceScreen({ step }: { step: ChoiceStep }) {
  const stored = useHero()[step.key]
  const gender = useBranchGender()
  const { goOn } = useStepNavigation(step.slug)
  // Safe: the options of a key are exactly the values that it may hold.
  const keep = (value: Choice<ChoiceKey>) => answer(step.key, value as never)
  const { chosen, choose, hasNext } = useAdvanceOnChoice(keep, goOn, stored !== undefined)
  const id = useId()
  const words = questionWords[step.slug]
  const isLong = choices[step.key].length > LONG_LIST
  const isFigures = step.key === 'body' || step.key === 'goalBody'
  return (
    <>
      <Heading id={id} title={words.title} lead={'lead' in words ? words.lead : undefined}>
        {words.title}
      </Heading>
      <RadioCards
        options={choices[step.key] as readonly Choice<ChoiceKey>[]}
        value={chosen ?? stored}
        labelledBy={id}
        className={isFigures ? styles.figures : isLong ? styles.compact : styles.list}
        cardClassName={styles.card}
        onChoose={choose}
      >
        {(option) =>
          isFigures ? (
            <>
              <OptionPicture questionKey={step.key} option={option} gender={gender} size={104} width={52} />
              <OptionLabel questionKey={step.key} option={option} />
            </>
          ) : (
            <>
              <OptionLabel questionKey={step.key} option={option} />
              <OptionPicture questionKey={step.key} option={option} gender={gender} size={isLong ? 24 : 40} />
            </>
          )
        }
      </RadioCards>
      <AnswerTable slug={step.slug} look={isLong ? 'strip' : 'stage'} />
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
