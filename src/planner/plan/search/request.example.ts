import { grams, kcalPerDay, milligrams } from '#domain/units.ts'
import type { DayTargets, WeekRequest } from '#planner/week/week-plan.ts'

/** Targets of a person with little weight to lose: protein is a fifth of the energy. */
export const targetsAt = (kcal: number): DayTargets => ({
  energy: kcalPerDay(kcal),
  energyFloor: kcalPerDay(1200),
  protein: grams(Math.round((0.2 * kcal) / 4)),
  fibre: grams(Math.max(25, 0.014 * kcal)),
  sodiumMax: milligrams(2300),
})

/** A person who eats everything and cooks a little. */
export const easyRequest: WeekRequest = {
  cook: { diets: [], restrictions: [], skill: 'BASIC', time: 'MORE_30_MINUTES' },
  mealsADay: 4,
  targets: targetsAt(1700),
  cuisines: [],
  dishes: [],
  dislikedRecipes: [],
  bannedIngredients: [],
  favourites: [],
  recentRecipes: [],
  person: 'somebody',
}
