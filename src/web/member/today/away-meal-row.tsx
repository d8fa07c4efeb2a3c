import { CheckIcon } from '#web/member/ui/line-icons.tsx'
import { AwayCard } from '#web/member/week/away-card.tsx'
import { awayWords } from '#web/member/words/away-words.ts'
import { joinedList } from '#web/words/lists.ts'
import type { MealOfDay } from './meal-state.ts'
import styles from './rows.module.css'
import { todayWords } from './today-words.ts'
import type { DayWrites } from './use-day-writes.ts'

const words = todayWords.meals

/** "eaten: Pizza" for a meal out of which something was written down; if it was only ticked, the tick says enough. */
function stateText({ meal: { own }, state }: MealOfDay): string | null {
  if (state.kind === 'skipped') return words.skipped
  if (state.kind !== 'replaced' || own !== undefined) return null
  const titles = state.by.map(({ title }) => title).filter((title) => title !== awayWords.eatingOut)
  return titles.length === 0 ? null : `${words.eaten}: ${joinedList(titles, '')}`
}

/**
 * A dish of somebody's own, or a meal out with what it is expected to have, in the place of a planned meal: one tap marks
 * it as eaten, another one takes that back. What is skipped has nothing to mark.
 */
export function AwayMealRow({ of, writes }: { readonly of: MealOfDay; readonly writes: DayWrites }) {
  const { place, meal, state, share } = of
  const name = meal.own?.name ?? awayWords.eatingOut
  const isOpen = state.kind === 'open'
  const said = stateText(of)
  const toggle = () => {
    if (state.kind === 'open') writes.eat(place, meal, share)
    else if (state.kind === 'replaced')
      writes.reopen(
        state.by.map(({ id }) => id),
        name,
      )
    else writes.reopen([state.entry.id], name)
  }
  return (
    <li
      className={styles.row}
      data-state={isOpen ? (meal.own === undefined ? 'away' : 'own') : state.kind}
      data-slot={meal.slot}
    >
      <div className={styles.line}>
        <div className={styles.words}>
          <AwayCard meal={meal} place={place} />
          {said !== null && <p className={styles.small}>{said}</p>}
        </div>
        {meal.away !== 0 && (
          <button
            type="button"
            className={styles.check}
            data-action="toggle-eaten"
            aria-label={words.eat(name)}
            aria-pressed={!isOpen && state.kind !== 'skipped'}
            onClick={toggle}
          >
            <CheckIcon />
          </button>
        )}
      </div>
    </li>
  )
}
