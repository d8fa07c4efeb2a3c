import type { DishView, MealView, WeekView } from '#domain/api/member/week.ts'
import dishStyles from '#web/member/meal/dish-actions.module.css'
import { DishActions } from '#web/member/meal/dish-actions.tsx'
import styles from '#web/member/meal/meal-actions.module.css'
import type { MealChanges } from '#web/member/meal/use-meal-changes.ts'
import type { Place } from '#web/member/member-views.ts'
import { mealWords } from '#web/member/words/recipe.ts'
import { mealOfDay } from '#web/member/words/week.ts'

type MealActionsProps = { view: WeekView; place: Place; meal: MealView; main: DishView; changes: MealChanges }

/** What can be done about a meal: what can be done about its main dish, and more of it. */
export function MealActions({ view, place, meal, main, changes }: MealActionsProps) {
  const { isBusy, cookDouble } = changes
  const later = meal.leftoverOf === null ? meal.keepsFor.map((at) => ({ place: at, name: mealOfDay(view, at) })) : []
  return (
    <DishActions place={{ ...place, dish: 0 }} dish={main} changes={changes}>
      {later.length > 0 && (
        <div className={styles.later}>
          <p className={styles.double}>{mealWords.double}</p>
          {later.map(({ place, name }) => (
            <button
              key={name}
              type="button"
              className={dishStyles.action}
              data-action="cook-double"
              aria-label={mealWords.doubleFor(name)}
              aria-disabled={isBusy || undefined}
              onClick={() => cookDouble(place)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </DishActions>
  )
}
