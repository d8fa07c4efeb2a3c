import type { Variant } from '#planner/derive/variant.ts'
import type { IngredientId } from '#planner/foods/ingredients.ts'
import { boughtAs } from '#planner/kitchen-units/bought-whole.ts'
import { isFresh } from '#planner/larder/keeping.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'

/** Fresh foods that were at home before the week and that a dish uses, each once. */
export function freshFromHome(
  { lines }: Variant,
  { atHome = [] }: Pick<WeekRequest, 'atHome'>,
): readonly IngredientId[] {
  const home = new Set(atHome.map(({ food }) => food))
  const used = lines.map(({ id }) => boughtAs(id)).filter((id) => home.has(id) && isFresh(id))
  return [...new Set(used)]
}
