import { canCook, mostMealMinutes } from '#planner/derive/eligible.ts'
import { mealMinutes } from '#planner/derive/meal-minutes.ts'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import { dayBoundsOf } from '#planner/plan/objective/day-bounds.ts'
import { repeatLimits } from '#planner/plan/objective/week-prices.ts'
import { type PlannedDay, type Relaxation, relaxations, type WeekRequest } from '#planner/week/week-plan.ts'
import { contradictsPaleo } from './relaxed-rules.ts'
import type { SearchSpace } from './search-space.ts'
import { shortfallOf } from './week-shortfall.ts'
import type { Arrangement } from './week-state.ts'

/** The week with the plates of the others, and the protein that these lack, as a sum of shares. */
type OthersWeek = { readonly days: readonly PlannedDay[]; readonly protein: number }

/** The relaxations that a week needed, in the order of `relaxations`; its search may have been allowed more. */
export function usedRelaxations(
  arrangement: Arrangement,
  space: SearchSpace,
  request: WeekRequest,
  others: OthersWeek,
): readonly Relaxation[] {
  const strict = { ...space, bounds: dayBoundsOf(request.targets, []), limits: repeatLimits(space.variety, []) }
  const { energy, protein, repeats } = shortfallOf(arrangement, strict)
  const dishes = space.candidates.recipes.filter((_, dish) => arrangement.dishes.includes(dish))
  const given = {
    PALEO_FOR_PLANTS: contradictsPaleo(request.cook),
    REPEATS: repeats > 0,
    PROTEIN: protein > 0 || others.protein > 0,
    ENERGY_BAND: energy > 0,
    TIME:
      dishes.some((recipe) => !canCook(recipe, request.cook)) ||
      isLate(arrangement, space, request) ||
      isLateForOthers(others.days, space, request),
  } as const satisfies Record<Relaxation, boolean>
  return relaxations.filter((each) => given[each])
}

/** Whether some meal, with all its dishes, takes longer than the time answer allows. */
function isLate({ dishes }: Arrangement, { places, candidates }: SearchSpace, { cook }: WeekRequest): boolean {
  const meals = Map.groupBy(dishes.keys(), (index) => {
    const place = index % places.length
    return `${(index - place) / places.length} ${places[place]?.meal}`
  })
  return [...meals.values()].some((meal) => {
    const minutes = meal.map((index) => candidates.recipes[at(dishes, index)]?.minutes ?? { active: 0, total: 0 })
    return mealMinutes(minutes) > mostMealMinutes[cook.time]
  })
}

/** Whether dishes that are cooked for one of the others take longer than the time answer allows, or their meals do. */
function isLateForOthers(days: readonly PlannedDay[], { table }: SearchSpace, { cook }: WeekRequest): boolean {
  const recipes = new Map(table?.dishes.map(({ recipe }) => [recipe.id, recipe]))
  return days.some(({ meals }) =>
    meals.some(({ dishes, plates = [] }) => {
      const ids = new Set([...dishes, ...plates.flatMap((plate) => plate.dishes)].map(({ recipe }) => recipe))
      const cooked = [...ids].flatMap((id) => recipes.get(id) ?? [])
      const minutes = mealMinutes(cooked.map((recipe) => recipe.minutes))
      return minutes > mostMealMinutes[cook.time] || cooked.some((recipe) => !canCook(recipe, cook))
    }),
  )
}
