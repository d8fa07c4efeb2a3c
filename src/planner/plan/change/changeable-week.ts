import { mealMinutes } from '#planner/derive/meal-minutes.ts'
import type { Candidates } from '#planner/plan/candidates/candidates.ts'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import type { DayBounds } from '#planner/plan/objective/day-bounds.ts'
import type { RepeatLimits } from '#planner/plan/objective/week-objective.ts'
import { dishesOf } from '#planner/plan/search/planned-day.ts'
import { searchSpacesFor } from '#planner/plan/search/search-space.ts'
import type { Recipe } from '#planner/recipe.ts'
import { DAYS, type PlannedDay, type PlannedMeal, type WeekPlan, type WeekRequest } from '#planner/week/week-plan.ts'

/** A planned week in numbers: what its dishes hold, and whether a day may be changed to another. */
export type ChangeableWeek = {
  readonly request: WeekRequest
  readonly plan: WeekPlan
  readonly candidates: Candidates
  readonly bounds: DayBounds
  readonly limits: RepeatLimits
  /** The number of a recipe that is among the candidates. */
  readonly numberOf: (recipe: string) => number
  /** Whether a recipe may be put where it is not: it is neither disliked nor holds anything banned. */
  readonly isOffered: (recipe: string) => boolean
  /** Whether the week still keeps its energy, protein and minutes with a day in place of the one at an index. */
  readonly keeps: (day: PlannedDay, index: number) => boolean
  /** The week with another day at an index, whether it keeps or not. */
  readonly withDay: (day: PlannedDay, index: number) => ChangeableWeek
}

type Offers = Pick<ChangeableWeek, 'request' | 'candidates' | 'bounds' | 'limits' | 'numberOf' | 'isOffered'>

/**
 * The week as it can be changed for a request, or null where a dish of it breaks a rule and the week is to be planned
 * anew. What has come to be disliked or banned since it was planned may stay where it is.
 */
export function changeableWeek(
  request: WeekRequest,
  plan: WeekPlan,
  library: readonly Recipe[],
): ChangeableWeek | null {
  const planned = new Set(plan.days.flatMap(dishesOf).map(({ recipe }) => recipe))
  const offered = searchSpacesFor(request, library)(plan.relaxed)
  const offers = new Set(offered.candidates.recipes.map(({ id }) => id))
  const isOffered = (id: string) => offers.has(id)
  const unbanned = { ...request, dislikedRecipes: [], bannedIngredients: [] }
  const { candidates, bounds, limits } = [...planned].every(isOffered)
    ? offered
    : searchSpacesFor(unbanned, library)(plan.relaxed)
  const numbers = new Map(candidates.recipes.map(({ id }, dish) => [id, dish]))
  if ([...planned].some((id) => !numbers.has(id))) return null
  return changeable(plan, { request, candidates, bounds, limits, isOffered, numberOf: (id) => numbers.get(id) ?? 0 })
}

function changeable(plan: WeekPlan, offers: Offers): ChangeableWeek {
  const { candidates, bounds, numberOf } = offers
  const figure = (of: Float64Array) => (day: PlannedDay) =>
    dishesOf(day).reduce((sum, { recipe, portion }) => sum + portion * at(of, numberOf(recipe)), 0)
  const kcalOf = figure(candidates.kcal)
  const proteinOf = figure(candidates.protein)
  const kcal = plan.days.map(kcalOf)
  const weekKcal = kcal.reduce((sum, each) => sum + each, 0)

  /** What is left over takes no more hands. */
  function minutesOf({ dishes, leftoverOf }: PlannedMeal): number {
    const cooked = leftoverOf === undefined ? dishes : dishes.slice(1)
    return mealMinutes(cooked.flatMap(({ recipe }) => candidates.recipes[numberOf(recipe)]?.minutes ?? []))
  }

  function keeps(day: PlannedDay, index: number): boolean {
    const today = plan.days[index]
    if (today === undefined) return false
    const energy = kcalOf(day)
    const mean = (weekKcal - (kcal[index] ?? 0) + energy) / DAYS
    // Where protein was relaxed, no change may make it worse.
    const least = plan.relaxed.includes('PROTEIN') ? Math.min(bounds.protein, proteinOf(today)) : bounds.protein
    return (
      energy >= bounds.least &&
      energy <= bounds.most &&
      mean >= bounds.weekLeast &&
      mean <= bounds.weekMost &&
      proteinOf(day) >= least &&
      day.meals.every((meal) => minutesOf(meal) <= candidates.mostMinutes)
    )
  }

  return {
    ...offers,
    plan,
    keeps,
    withDay: (day, index) => changeable({ ...plan, days: plan.days.with(index, day) }, offers),
  }
}
