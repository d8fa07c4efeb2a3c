import { useId, useState } from 'react'
import type { MealView } from '#domain/api/member/week.ts'
import { awayWords as words } from '#web/member/words/away-words.ts'
import { kcal } from '#web/member/words/week.ts'
import styles from './away-field.module.css'
import actions from './meal-actions.module.css'

/** Meals out, compared with the planned one, and the step to which they are rounded. */
const SIZES = { small: 0.7, usual: 1, large: 1.5 } as const
const STEP = 10
const MOST = 3000
type Choice = 'skip' | keyof typeof SIZES | 'number'
const choices: readonly Choice[] = ['skip', 'small', 'usual', 'large', 'number']

/** The energy of a choice, kcal; null for a number that is none. */
function kcalOf(choice: Choice, planned: number, typed: string): number | null {
  if (choice === 'skip') return 0
  if (choice !== 'number') return Math.max(STEP, Math.round((planned * SIZES[choice]) / STEP) * STEP)
  const number = Number(typed)
  return Number.isInteger(number) && number >= 1 && number <= MOST ? number : null
}

type AwayFieldProps = {
  readonly meal: MealView
  readonly isBusy: boolean
  /** Stores that the meal is eaten elsewhere, with its energy; 0 if it is skipped. */
  readonly onChange: (kcal: number, isForMe: boolean) => void
}

/** Says that a meal is skipped or eaten elsewhere: a button that opens the choices, and another that stores one. */
export function AwayField({ meal, isBusy, onChange }: AwayFieldProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [choice, setChoice] = useState<Choice>('usual')
  const [typed, setTyped] = useState('')
  const [isForMe, setIsForMe] = useState(true)
  const planned = meal.figures.energy
  if (!isOpen)
    return (
      <button
        type="button"
        className={actions.action}
        data-action="away"
        aria-expanded={false}
        onClick={() => setIsOpen(true)}
      >
        {words.open}
      </button>
    )
  const energy = kcalOf(choice, planned, typed)
  const save = () => {
    if (isBusy || energy === null) return
    onChange(energy, meal.plates !== undefined && isForMe)
    setIsOpen(false)
  }
  const textOf = (each: Choice): string => {
    if (each === 'skip' || each === 'number') return words[each]
    return words.choice(words[each], kcal(kcalOf(each, planned, '') ?? 0))
  }
  return (
    <fieldset className={styles.field} aria-describedby={id} data-away>
      <legend className={styles.legend}>{words.title}</legend>
      {choices.map((each) => (
        <label key={each} className={styles.choice}>
          <input type="radio" name={id} value={each} checked={choice === each} onChange={() => setChoice(each)} />
          {textOf(each)}
        </label>
      ))}
      {choice === 'number' && (
        <label className={styles.number}>
          {words.kcal}
          <input
            className={styles.input}
            name="away-kcal"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={typed}
            onChange={(event) => setTyped(event.target.value.trim())}
          />
        </label>
      )}
      {meal.plates !== undefined && (
        <fieldset className={styles.whom}>
          <legend className={styles.legend}>{words.whom}</legend>
          {[true, false].map((value) => (
            <label key={String(value)} className={styles.choice}>
              <input type="radio" name={`${id}-whom`} checked={isForMe === value} onChange={() => setIsForMe(value)} />
              {value ? words.me : words.all}
            </label>
          ))}
        </fieldset>
      )}
      <div className={styles.buttons}>
        <button
          type="button"
          className={actions.action}
          data-action="keep-away"
          aria-disabled={isBusy || energy === null || undefined}
          onClick={save}
        >
          {words.save}
        </button>
        <button type="button" className={actions.action} onClick={() => setIsOpen(false)}>
          {words.close}
        </button>
      </div>
      <p className={styles.hint} id={id}>
        {words.hint}
      </p>
    </fieldset>
  )
}
