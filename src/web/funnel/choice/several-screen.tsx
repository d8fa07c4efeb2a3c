import { useId, useState } from 'react'
import { choices } from '#domain/answers/choices.ts'
import type { JourneyStep } from '#domain/funnel/journey.ts'
import { answer, useHero } from '#web/device/hero-store.ts'
import { OptionPicture } from '#web/funnel/option-picture.tsx'
import { nextStep, questionWords } from '#web/funnel/question-words.ts'
import { AnswerTable } from '#web/funnel/table/answer-table.tsx'
import { useBranchGender } from '#web/navigation/use-path.ts'
import { useStepNavigation } from '#web/navigation/use-step-navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckCard } from '#web/ui/check-card.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { FieldError } from '#web/ui/note.tsx'
import styles from '#web/ui/option-card.module.css'
import { OptionLabel } from '#web/ui/option-label.tsx'
import { ActionBar } from '#web/ui/page.tsx'
import { toggleOption } from '#web/ui/toggle-option.ts'
import { choiceWords } from './choice-words.ts'

type SeveralStep = Extract<JourneyStep, { kind: 'choices' }>

/** More options than this are laid out closer together. */
const SHORT_LIST = 5
/** More options than this are laid out in two columns. */
const LONG_LIST = 8

/** A multiple choice; at least one option must be chosen to continue. */
export function SeveralScreen({ step }: { step: SeveralStep }) {
  const options = choices[step.key]
  const stored = useHero()[step.key]
  const chosen: readonly string[] = stored ?? []
  const [isMissing, setMissing] = useState(false)
  const gender = useBranchGender()
  const { goOn } = useStepNavigation(step.slug)
  const id = useId()
  const words = questionWords[step.slug]

  const toggle = (option: string) => {
    setMissing(false)
    const next = toggleOption(chosen, option, options, 'alone' in step ? step.alone : undefined)
    // Safe: the options of a key are exactly the values that it may hold.
    answer(step.key, next as never)
  }
  return (
    <>
      <Heading id={id} title={words.title} lead={words.lead}>
        {words.title}
      </Heading>
      <fieldset
        className={
          options.length > LONG_LIST ? styles.compact : options.length > SHORT_LIST ? styles.slim : styles.list
        }
        aria-labelledby={id}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
      >
        {options.map((option) => (
          <CheckCard
            key={option}
            name={step.key}
            value={option}
            isChosen={chosen.includes(option)}
            onToggle={() => toggle(option)}
          >
            <OptionLabel questionKey={step.key} option={option} />
            <OptionPicture
              questionKey={step.key}
              option={option}
              gender={gender}
              size={options.length > LONG_LIST ? 24 : options.length > SHORT_LIST ? 32 : 40}
            />
          </CheckCard>
        ))}
      </fieldset>
      <AnswerTable slug={step.slug} look={options.length > SHORT_LIST ? 'strip' : 'stage'} />
      <ActionBar>
        {isMissing && <FieldError id={`${id}-missing`}>{choiceWords.missing}</FieldError>}
        <Button action="next" onClick={() => (chosen.length > 0 ? goOn() : setMissing(true))}>
          {nextStep}
        </Button>
      </ActionBar>
    </>
  )
}
