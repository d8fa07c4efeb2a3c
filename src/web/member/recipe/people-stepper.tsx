import { eaterCounts } from '#domain/answers/eaters.ts'
import styles from './people-stepper.module.css'
import { recipeWords } from './recipe-words.ts'

const MOST = eaterCounts.length

/** Chooses the number of people that the amounts are for. */
export function PeopleStepper({ people, onChange }: { people: number; onChange: (people: number) => void }) {
  return (
    <fieldset className={styles.stepper}>
      <legend className="visually-hidden">{recipeWords.people}</legend>
      <button
        type="button"
        className={styles.step}
        aria-label={recipeWords.fewer}
        aria-disabled={people <= 1}
        onClick={() => onChange(Math.max(1, people - 1))}
      >
        −
      </button>
      <output className={styles.people}>{recipeWords.forPeople(people)}</output>
      <button
        type="button"
        className={styles.step}
        aria-label={recipeWords.more}
        aria-disabled={people >= MOST}
        onClick={() => onChange(Math.min(MOST, people + 1))}
      >
        +
      </button>
    </fieldset>
  )
}
