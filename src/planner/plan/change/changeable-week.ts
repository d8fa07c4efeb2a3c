import { kcalPerDay } from '#domain/units.ts'
import { mealMinutes } from '#planner/derive/meal-minutes.ts'
import type { Candidates } from '#planner/plan/candidates/candidates.ts'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import { type DayBounds, dayBoundsOf } from '#planner/plan/objective/day-bounds.ts'
import type { RepeatLimits } from '#planner/plan/objective/week-prices.ts'
import { dishesOf } from '#planner/plan/search/planned-day.ts'
import { searchSpacesFor } from '#planner/plan/search/search-space.ts'
import type { Recipe } from '#planner/recipe.ts'
import {
  awayKcal,
  DAYS,
  eatenAtHome,
  kcalElsewhere,
  meanEnergy,
  type PlannedDay,
  type PlannedMeal,
  targetsOn,
  type WeekPlan,
  type WeekRequest,
} from '#planner/week/week-plan.ts'

/** Rounding errors of sums, kcal. */
const EDGE = 1e-6

/** A planned week with the figures of its dishes, and a check whether a day may be replaced by another. */
export type ChangeableWeek = {
  readonly request: WeekRequest
  readonly plan: WeekPlan
  readonly candidates: Candidates
  /** The bounds of a day, by its index. */
  readonly boundsOn: (day: number) => DayBounds
  /** The same as the targets say, also for a day that somebody spends elsewhere in part. */
  readonly boundsOfTargets: (day: number) => DayBounds
  readonly limits: RepeatLimits
  /** The number of a recipe among the candidates. */
  readonly numberOf: (recipe: string) => number
  /** Whether the planner has figures for a recipe: one that was kept from the past may suit nobody any more. */
  readonly isKnown: (recipe: string) => boolean
  /** Whether a recipe may be added to the week: it is a candidate, not disliked, and contains nothing banned. */
  readonly isOffered: (recipe: string) => boolean
  /** Energy of a day, by its index, kcal. */
  readonly kcalOn: (day: number) => number
  /** Whether the week keeps its bounds of energy, protein and minutes with this day at an index. */
  readonly keeps: (day: PlannedDay, index: number) => boolean
  /** The week with another day at an index, whether it keeps its bounds or not. */
  readonly withDay: (day: PlannedDay, index: number) => ChangeableWeek
}

type Offers = Pick<
  ChangeableWeek,
  'request' | 'candidates' | 'boundsOn' | 'limits' | 'numberOf' | 'isKnown' | 'isOffered'
>

/**
 * Prepares a week for changes, or returns null if one of its dishes breaks a hard filter, so that the week has to be
 * planned again. Dishes that were disliked or banned after it was planned, or are not in
 * the language that is read since, may stay where they are.
 */
export function changeableWeek(
  request: WeekRequest,
  plan: WeekPlan,
  library: readonly Recipe[],
): ChangeableWeek | null {
  const ahead = plan.days.flatMap(({ meals }) => meals.filter(({ kept }) => kept !== true))
  const planned = new Set(ahead.flatMap(({ dishes }) => dishes).map(({ recipe }) => recipe))
  const offered = searchSpacesFor(request, library)(plan.relaxed)
  const offers = new Set(offered.candidates.recipes.map(({ id }) => id))
  const isOffered = (id: string) => offers.has(id)
  // At a table, bans decide how a dish is cooked, so they stay.
  const unbanned = request.others === undefined ? { bannedIngredients: [] } : {}
  const { language: _, ...inAnyLanguage } = request
  const { candidates, limits } = [...planned].every(isOffered)
    ? offered
    : searchSpacesFor({ ...inAnyLanguage, dislikedRecipes: [], ...unbanned }, library)(plan.relaxed)
  const numbers = new Map(candidates.recipes.map(({ id }, dish) => [id, dish]))
  if ([...planned].some((id) => !numbers.has(id))) return null
  const numberOf = (id: string) => numbers.get(id) ?? 0
  const isKnown = (id: string) => numbers.has(id)
  const week = dayBoundsOf({ ...request.targets, energy: kcalPerDay(meanEnergy(request)) }, plan.relaxed)
  const boundsOn = (day: number): DayBounds => {
    const bounds = dayBoundsOf(targetsOn(request, day), plan.relaxed)
    const { weekLeast, weekMost } = week
    if (request.noLess === undefined) return { ...bounds, weekLeast, weekMost }
    const today = plan.days[day] ?? { meals: [] }
    const has = dishesOf(eatenAtHome(today, request.person)).reduce(
      (sum, { recipe, portion }) => sum + portion * at(candidates.kcal, numberOf(recipe)),
      kcalElsewhere(today, request.person),
    )
    // A day above its target may come down to it.
    return { ...bounds, least: Math.max(bounds.least, Math.min(bounds.energy, has) - EDGE), weekLeast, weekMost }
  }
  return changeable(plan, { request, candidates, boundsOn, limits, isOffered, isKnown, numberOf })
}

function changeable(plan: WeekPlan, offers: Offers): ChangeableWeek {
  const { candidates, isKnown, numberOf, request } = offers
  const figure = (of: Float64Array) => (day: PlannedDay) =>
    dishesOf(eatenAtHome(day, request.person)).reduce(
      (sum, { recipe, portion }) => sum + portion * at(of, numberOf(recipe)),
      0,
    )
  const kcalAtHome = figure(candidates.kcal)
  const kcalOf = (day: PlannedDay) => kcalAtHome(day) + kcalElsewhere(day, request.person)
  const proteinOf = figure(candidates.protein)
  // What a kept day had beyond the figures of now is not known: it counts as what it was to have.
  const kcal = plan.days.map((day, index) =>
    dishesOf(day).every(({ recipe }) => isKnown(recipe)) ? kcalOf(day) : offers.boundsOn(index).energy,
  )
  const weekKcal = kcal.reduce((sum, each) => sum + each, 0)
  const isAwayOn = (day: PlannedDay) => day.meals.some((meal) => awayKcal(meal, request.person) !== null)
  const isAwaySome = plan.days.some(isAwayOn)

  /** The bounds of a day. What somebody eats elsewhere may leave it out of them; no change may then make it worse. */
  function boundsOn(index: number): DayBounds {
    const bounds = offers.boundsOn(index)
    if (!isAwaySome) return bounds
    const today = plan.days[index]
    const mean = weekKcal / DAYS
    const week = { weekLeast: Math.min(bounds.weekLeast, mean), weekMost: Math.max(bounds.weekMost, mean) }
    if (today === undefined || !isAwayOn(today)) return { ...bounds, ...week }
    const has = kcalOf(today)
    return {
      ...bounds,
      ...week,
      least: Math.min(bounds.least, has),
      most: Math.max(bounds.most, has),
      protein: Math.min(bounds.protein, proteinOf(today)),
    }
  }

  /** Minutes of cooking for a meal; leftovers take none. */
  function minutesOf({ dishes, leftoverOf }: PlannedMeal): number {
    const cooked = leftoverOf === undefined ? dishes : dishes.slice(1)
    return mealMinutes(cooked.flatMap(({ recipe }) => candidates.recipes[numberOf(recipe)]?.minutes ?? []))
  }

  function keeps(day: PlannedDay, index: number): boolean {
    const today = plan.days[index]
    if (today === undefined) return false
    const energy = kcalOf(day)
    const bounds = boundsOn(index)
    const mean = (weekKcal - (kcal[index] ?? 0) + energy) / DAYS
    // If protein was relaxed, no change may make it worse.
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
    boundsOn,
    boundsOfTargets: offers.boundsOn,
    plan,
    kcalOn: (day) => kcal[day] ?? 0,
    keeps,
    withDay: (day, index) => changeable({ ...plan, days: plan.days.with(index, day) }, offers),
  }
}
