import { eaterCounts } from '#domain/answers/eaters.ts'
import styles from './people-stepper.module.css'
import { recipeWords } from './recipe-words.ts'

const MOST = eaterCounts.length

/** What the buttons of a stepper are called, and how it says a number. */
export type StepperWords = {
  readonly name: string
  readonly fewer: string
  readonly more: string
  readonly say: (people: number) => string
}

const peopleWords: StepperWords = {
  name: recipeWords.people,
  fewer: recipeWords.fewer,
  more: recipeWords.more,
  say: recipeWords.forPeople,
}

type PeopleStepperProps = {
  readonly people: number
  readonly onChange: (people: number) => void
  readonly words?: StepperWords
}

/** Chooses the number of people that the amounts are for. */
export function PeopleStepper({ people, onChange, words = peopleWords }: PeopleStepperProps) {
  return (
    <fieldset className={styles.stepper}>
      <legend className="visually-hidden">{words.name}</legend>
      <button
        type="button"
        className={styles.step}
        aria-label={words.fewer}
        aria-disabled={people <= 1}
        onClick={() => onChange(Math.max(1, people - 1))}
      >
        −
      </button>
      <output className={styles.people}>{words.say(people)}</output>
      <button
        type="button"
        className={styles.step}
        aria-label={words.more}
        aria-disabled={people >= MOST}
        onClick={() => onChange(Math.min(MOST, people + 1))}
      >
        +
      </button>
    </fieldset>
  )
}
