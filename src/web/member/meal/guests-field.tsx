import { useId, useState } from 'react'
import { MOST_GUESTS } from '#domain/household/eater.ts'
import styles from './guests-field.module.css'
import actions from './meal-actions.module.css'
import { mealWords } from './meal-words.ts'

const { guests: words } = mealWords

type GuestsFieldProps = {
  /** How many come so far. */
  readonly guests: number
  readonly isBusy: boolean
  /** Stores another number. */
  readonly onChange: (guests: number) => void
}

/** The number of guests of a meal, who get a serving each: a button that opens a stepper, and a second one that stores it. */
export function GuestsField({ guests, isBusy, onChange }: GuestsFieldProps) {
  const id = useId()
  const [chosen, setChosen] = useState<number | null>(null)
  if (chosen === null)
    return (
      <button
        type="button"
        className={actions.action}
        data-action="guests"
        aria-expanded={false}
        onClick={() => setChosen(guests)}
      >
        {guests === 0 ? words.open : words.count(guests)}
      </button>
    )
  const step = (by: number) => setChosen(Math.min(MOST_GUESTS, Math.max(0, chosen + by)))
  const save = () => {
    if (isBusy) return
    if (chosen !== guests) onChange(chosen)
    setChosen(null)
  }
  return (
    <fieldset className={styles.field} aria-describedby={id} data-guests>
      <legend className={styles.legend}>{words.title}</legend>
      <div className={styles.stepper}>
        <button
          type="button"
          className={styles.step}
          aria-label={words.fewer}
          aria-disabled={chosen === 0 || undefined}
          onClick={() => step(-1)}
        >
          −
        </button>
        <output className={styles.count}>{chosen === 0 ? words.none : words.count(chosen)}</output>
        <button
          type="button"
          className={styles.step}
          aria-label={words.more}
          aria-disabled={chosen === MOST_GUESTS || undefined}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
      <button
        type="button"
        className={actions.action}
        data-action="keep-guests"
        aria-disabled={isBusy || undefined}
        onClick={save}
      >
        {words.keep}
      </button>
      <p className={styles.hint} id={id}>
        {words.hint}
      </p>
    </fieldset>
  )
}
