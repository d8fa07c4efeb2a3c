import { nutritionOf } from '#planner/derive/nutrition.ts'
import { cookingFor, sharedCooking } from '#planner/derive/shared-cooking.ts'
import { relaxedCook } from '#planner/plan/search/relaxed-rules.ts'
import { tableSeats } from '#planner/plan/search/table-seats.ts'
import type { Recipe } from '#planner/recipe.ts'
import type { PlannedDay, WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'

/** Energy, kcal, and protein, g. */
export type PlateFigures = { readonly kcal: number; readonly protein: number }

/** What a serving of each dish is to one of a table, as it is cooked for them; nothing if they cannot eat it. */
export function servingsFor(
  request: WeekRequest,
  { relaxed }: Pick<WeekPlan, 'relaxed'>,
  library: readonly Recipe[],
  eater: string,
): (recipe: string) => PlateFigures | null {
  const seats = tableSeats(request, relaxedCook(request.cook, relaxed))
  const byId = new Map(library.map((recipe) => [recipe.id, recipe]))
  const known = new Map<string, PlateFigures | null>()
  return (id) => {
    const before = known.get(id)
    if (before !== undefined) return before
    const recipe = byId.get(id)
    const cooking = recipe === undefined ? undefined : cookingFor(sharedCooking(recipe, seats), eater)
    const figures = cooking === undefined ? null : nutritionOf(cooking.variant)
    known.set(id, figures)
    return figures
  }
}

/** The plates of one of the others on a day, as sums. */
export function plateFigures(
  { meals }: PlannedDay,
  eater: string,
  serving: (recipe: string) => PlateFigures | null,
): PlateFigures {
  const dishes = meals.flatMap(({ plates = [] }) =>
    plates.filter((plate) => plate.eater === eater).flatMap((plate) => plate.dishes),
  )
  const sum = (of: keyof PlateFigures) =>
    dishes.reduce((total, { recipe, portion }) => total + portion * (serving(recipe)?.[of] ?? 0), 0)
  return { kcal: sum('kcal'), protein: sum('protein') }
}
