import { useId } from 'react'
import { type Choice, type ChoiceKey, choices } from '#domain/answers/choices.ts'
import type { JourneyStep } from '#domain/funnel/journey.ts'
import { answer, useHero } from '#web/device/hero-store.ts'
import { OptionPicture } from '#web/funnel/option-picture.tsx'
import { nextStep, questionWords } from '#web/funnel/question-words.ts'
import { useBranchGender } from '#web/navigation/use-path.ts'
import { useStepNavigation } from '#web/navigation/use-step-navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import styles from '#web/ui/option-card.module.css'
import { OptionLabel } from '#web/ui/option-label.tsx'
import { ActionBar } from '#web/ui/page.tsx'
import { RadioCards } from './radio-cards.tsx'
import { useAdvanceOnChoice } from './use-advance-on-choice.ts'

type ChoiceStep = Extract<JourneyStep, { kind: 'choice' }>

/** A single choice; choosing leads to the next step. A visitor who comes back sees the stored choice and a button. */
export function ChoiceScreen({ step }: { step: ChoiceStep }) {
  const stored = useHero()[step.key]
  const gender = useBranchGender()
  const { goOn } = useStepNavigation(step.slug)
  // Safe: the options of a key are exactly the values that it may hold.
  const { chosen, choose } = useAdvanceOnChoice((value: Choice<ChoiceKey>) => answer(step.key, value as never), goOn)
  const id = useId()
  const words = questionWords[step.slug]
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
        className={isFigures ? styles.figures : styles.list}
        cardClassName={styles.card}
        onChoose={choose}
      >
        {(option) =>
          isFigures ? (
            <>
              <OptionPicture questionKey={step.key} option={option} gender={gender} size={150} width={75} />
              <OptionLabel questionKey={step.key} option={option} />
            </>
          ) : (
            <>
              <OptionLabel questionKey={step.key} option={option} />
              <OptionPicture questionKey={step.key} option={option} gender={gender} size={44} />
            </>
          )
        }
      </RadioCards>
      {stored !== undefined && chosen === null && (
        <ActionBar>
          <Button action="next" onClick={goOn}>
            {nextStep}
          </Button>
        </ActionBar>
      )}
    </>
  )
}
