import type { UnitSystem } from '#domain/unit-system.ts'
import type { IngredientId } from '#planner/foods/ingredients.ts'
import { marketOf } from '#planner/foods/packs.ts'
import { boughtWhole } from '#planner/kitchen-units/bought-whole.ts'
import type { Need } from '#planner/kitchen-units/shopping-lines.ts'
import { packFor } from '#planner/larder/packages.ts'
import { type Lot, restocked } from '#planner/larder/stock.ts'
import { type AtHome, DAYS } from '#planner/week/week-plan.ts'
import type { Planned, TickedWeek } from '#server/planner-pool/planner-pool.ts'
import { findRecipe } from './served-dishes.ts'
import { shoppingNeeds } from './shopping-list.ts'

/** The needs of a week, each food once and as it is bought. */
function needsOf(planned: Planned, eaters: number): readonly Need[] {
  const total = new Map<IngredientId, number>()
  for (const { id, g } of boughtWhole(shoppingNeeds(planned, eaters))) total.set(id, (total.get(id) ?? 0) + g)
  return [...total].map(([id, g]) => ({ id, g }))
}

/** Whether every dish of a week is still in the library: what it needed cannot be known otherwise. */
const isKnown = ({ plan }: Planned): boolean =>
  plan.days.every(({ meals }) =>
    meals.every(({ dishes, plates = [] }) =>
      [...dishes, ...plates.flatMap((plate) => plate.dishes)].every(({ recipe }) => findRecipe(recipe) !== undefined),
    ),
  )

/**
 * What earlier weeks leave at home for a week: what was ticked on their lists, less what their dishes take. A line that
 * nobody ticked leaves nothing.
 * @param before earlier weeks in order
 */
export function atHome(
  before: readonly TickedWeek[],
  week: number,
  eaters: number,
  units: UnitSystem,
): readonly AtHome[] {
  let stock: readonly Lot[] = []
  for (const { planned, ticked } of before) {
    if (!isKnown(planned)) continue
    const { others } = planned.request
    const size = others === undefined ? eaters : 1 + others.length
    const packGrams = (food: IngredientId) => packFor(size, marketOf(units), food)?.[1] ?? 0
    const bought = new Set<string>(ticked)
    stock = restocked(stock, needsOf(planned, eaters), planned.plan.week * DAYS, packGrams, bought).left
  }
  const starts = week * DAYS
  return stock
    .filter(({ until }) => until >= starts)
    .map(({ food, grams, until }) => ({ food, grams: Math.round(grams), keepsDays: until - starts }))
    .filter(({ grams }) => grams > 0)
}
