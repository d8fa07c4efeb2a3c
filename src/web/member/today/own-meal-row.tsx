import { CheckIcon } from '#web/member/ui/line-icons.tsx'
import { AwayCard } from '#web/member/week/away-card.tsx'
import type { MealOfDay } from './meal-state.ts'
import styles from './rows.module.css'
import { todayWords } from './today-words.ts'
import type { DayWrites } from './use-day-writes.ts'

const words = todayWords.meals

type OwnMealRowProps = {
  readonly of: MealOfDay
  readonly dish: NonNullable<MealOfDay['meal']['own']>
  readonly writes: DayWrites
}

/** A dish of somebody's own in the place of a meal: one tap marks it as eaten, another one takes that back. */
export function OwnMealRow({ of: { place, meal, state, share }, dish, writes }: OwnMealRowProps) {
  const isOpen = state.kind === 'open'
  const toggle = () => {
    if (state.kind === 'open') writes.eat(place, meal, share)
    else if (state.kind === 'replaced')
      writes.reopen(
        state.by.map(({ id }) => id),
        dish.name,
      )
    else writes.reopen([state.entry.id], dish.name)
  }
  return (
    <li className={styles.row} data-state={isOpen ? 'own' : state.kind} data-slot={meal.slot}>
      <div className={styles.line}>
        <div className={styles.words}>
          <AwayCard meal={meal} place={place} />
          {state.kind === 'skipped' && <p className={styles.small}>{words.skipped}</p>}
        </div>
        <button
          type="button"
          className={styles.check}
          data-action="toggle-eaten"
          aria-label={words.eat(dish.name)}
          aria-pressed={!isOpen && state.kind !== 'skipped'}
          onClick={toggle}
        >
          <CheckIcon />
        </button>
      </div>
    </li>
  )
}
