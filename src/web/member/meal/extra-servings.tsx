import type { MealView, WeekView } from '#domain/api/member/week.ts'
import { MOST_GUESTS } from '#domain/household/eater.ts'
import { useStore } from '#web/device/store.ts'
import { changeCooking, cookingStore, setPeople } from '#web/member/cooking/cooking-store.ts'
import { mealOfDay } from '#web/member/words/week.ts'
import styles from './meal-actions.module.css'
import { mealWords } from './meal-words.ts'
import type { MealChanges } from './use-meal-changes.ts'

const { extra: words } = mealWords

type ExtraServingsProps = {
  readonly view: WeekView
  readonly meal: MealView
  /** The key of one of its dishes among what is being cooked. */
  readonly dish: string
  readonly changes: MealChanges
  /** Meals that the dish may be left over for. */
  readonly later?: MealView['keepsFor']
}

/** Amounts for more than usual: asks whom the rest is for, so that the list follows. */
export function ExtraServings({ view, meal, dish, changes, later = [] }: ExtraServingsProps) {
  const { people } = useStore(cookingStore)
  const { eaters, isBusy, invite, cookDouble } = changes
  // What a table cooks is counted from its plates.
  const usual = meal.plates === undefined ? eaters : 1
  const extra = (people[dish] ?? usual) - usual
  if (extra <= 0 || view.access !== 'full') return null
  const asBefore = () => changeCooking((before) => setPeople(before, dish, usual))
  const guests = Math.min(MOST_GUESTS, (meal.guests ?? 0) + extra)
  return (
    <section className={styles.later} aria-label={words.name} data-extra={extra}>
      <p className={styles.double}>{words.question(extra)}</p>
      <button
        type="button"
        className={styles.action}
        data-action="extra-guests"
        aria-disabled={isBusy || undefined}
        onClick={() => {
          asBefore()
          invite(guests)
        }}
      >
        {words.guests}
      </button>
      {later.map((at) => (
        <button
          key={`${at.day} ${at.meal}`}
          type="button"
          className={styles.action}
          data-action="extra-leftovers"
          aria-disabled={isBusy || undefined}
          onClick={() => {
            asBefore()
            cookDouble(at)
          }}
        >
          {words.leftovers(mealOfDay(view, at))}
        </button>
      ))}
    </section>
  )
}
