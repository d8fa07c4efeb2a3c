import { objectionTo } from '#planner/derive/diet-rules.ts'
import { cookingFor, sharedCooking } from '#planner/derive/shared-cooking.ts'
import { holdsBanned } from '#planner/derive/variant.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import { relaxedCook } from '#planner/plan/search/relaxed-rules.ts'
import { tableSeats } from '#planner/plan/search/table-seats.ts'
import type { Recipe } from '#planner/recipe.ts'
import type { WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'

/**
 * Whether a dish as it was cooked for somebody before their rules changed holds what they must not get since. Nobody knows
 * whether it stands on the stove already.
 */
export type IsUnfit = (eater: string, recipe: string) => boolean

export function unfitPots(
  before: WeekRequest,
  after: WeekRequest,
  { relaxed }: Pick<WeekPlan, 'relaxed'>,
  library: readonly Recipe[],
): IsUnfit {
  const [was, now] = [before, after].map((request) => tableSeats(request, relaxedCook(request.cook, relaxed)))
  const known = new Map<string, boolean>()
  const isUnfit: IsUnfit = (eater, id) => {
    const recipe = library.find((each) => each.id === id)
    const seat = now?.find((each) => each.id === eater)
    if (recipe === undefined || seat === undefined || was === undefined) return false
    const cooked = cookingFor(sharedCooking(recipe, was), eater)?.variant
    if (cooked === undefined) return false
    const lines = cooked.lines.filter(({ optional }) => optional !== true)
    return (
      holdsBanned({ recipe, lines }, seat.banned) ||
      lines.some(({ id: food }) => objectionTo(ingredient(food), seat.rules) !== null)
    )
  }
  return (eater, recipe) => {
    const key = `${eater} ${recipe}`
    const found = known.get(key) ?? isUnfit(eater, recipe)
    known.set(key, found)
    return found
  }
}
