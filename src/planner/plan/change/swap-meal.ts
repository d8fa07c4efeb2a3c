import { isSnackPlace } from '#planner/plan/candidates/day-places.ts'
import { scoresOf } from '#planner/plan/candidates/score.ts'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import { pairCounter } from '#planner/plan/objective/same-day-term.ts'
import { sidesCost } from '#planner/plan/objective/sides-cost.ts'
import { dishesOf, snacksOf } from '#planner/plan/search/planned-day.ts'
import type { Recipe } from '#planner/recipe.ts'
import { awayKcal, type PlannedDay, type WeekPlan, type WeekRequest } from '#planner/week/week-plan.ts'
import { type ChangeableWeek, changeableWeek } from './changeable-week.ts'
import { dayFitter } from './day-fitter.ts'

/** A dish that could replace another, with the resulting day; `keeps` says whether that day keeps its bounds. */
export type RankedSwap = { readonly recipe: string; readonly day: PlannedDay; readonly keeps: boolean }

type Address = { readonly day: number; readonly meal: number; readonly dish: number }

/** The cost of a dish that is also eaten on another day of the week. */
const AGAIN = 0.5

/**
 * All dishes that may replace one, best first. Those with the fewest similar dishes on the same day come before all
 * others.
 * @param only the one recipe that is asked about
 */
export function rankedSwaps(
  week: ChangeableWeek,
  { day: index, meal, dish }: Address,
  only?: string,
): readonly RankedSwap[] {
  const { request, plan, candidates, limits } = week
  const today = plan.days[index]
  const served = today?.meals[meal]
  if (today === undefined || served?.dishes[dish] === undefined) return []
  if (awayKcal(served, request.person) !== null) return []
  const fitter = dayFitter(week, index)
  const target = today.meals.slice(0, meal).reduce((sum, { dishes }) => sum + dishes.length, dish)
  const place = fitter?.places[target]
  if (fitter === null || place === undefined) return []

  const otherDays = plan.days.filter((_, day) => day !== index)
  const eaten = new Set(otherDays.flatMap(dishesOf).map(({ recipe }) => recipe))
  const cooked = otherDays.flatMap(({ meals }) =>
    meals[meal]?.leftoverOf === undefined ? (meals[meal]?.dishes[0] ?? []) : [],
  )
  const timesCooked = (id: string) => cooked.filter(({ recipe }) => recipe === id).length
  const timesSnack = (id: string) => otherDays.flatMap(snacksOf).filter((recipe) => recipe === id).length
  const limit = { DINNER: limits.dinner, BREAKFAST: limits.breakfast, LUNCH: limits.lunch, SNACK: limits.snack }[
    place.slot
  ]
  const mayCome = (id: string) => (isSnackPlace(place) ? timesSnack(id) < limits.snack : timesCooked(id) < limit)
  const score = scoresOf(candidates.variants, request, () => 0)
  const alikeBeside = pairCounter({ places: fitter.places, candidates })

  return [...place.pool]
    .flatMap((number) => {
      const recipe = candidates.recipes[number]?.id ?? ''
      if (only !== undefined && recipe !== only) return []
      if (fitter.dishes.includes(number) || !week.isOffered(recipe)) return []
      if (!mayCome(recipe)) return []
      const dishes = fitter.dishes.with(target, number)
      const { day, cost } = fitter.fit(dishes)
      const beside = fitter.places.flatMap(({ meal: of }, at) => (of === meal ? [dishes[at] ?? 0] : []))
      const worth =
        at(score, number) - cost - sidesCost(place.slot, beside, candidates) - (eaten.has(recipe) ? AGAIN : 0)
      return [{ recipe, day, keeps: week.keeps(day, index), alike: alikeBeside(dishes, 0, target, number), worth }]
    })
    .sort((a, b) => a.alike - b.alike || b.worth - a.worth)
}

/**
 * A dish in place of another, and the resulting day: portions of its other dishes may change, to keep the day's
 * targets.
 */
export type SwapOffer = { readonly recipe: string; readonly day: PlannedDay }

/** Which dish of a week: days, meals and dishes are counted from 0. */
export type DishAddress = { readonly day: number; readonly meal: number; readonly dish: number }

const MOST_OFFERS = 5

const offer = ({ recipe, day }: RankedSwap): SwapOffer => ({ recipe, day })

/**
 * The best dishes to replace one, best first, at most five. None if the address names no dish, or if the rest of the
 * week no longer suits the request and has to be planned again.
 */
export function swapMeal(
  request: WeekRequest,
  plan: WeekPlan,
  address: DishAddress,
  library: readonly Recipe[],
): readonly SwapOffer[] {
  const week = changeableWeek(request, plan, library)
  if (week === null) return []
  const kept = rankedSwaps(week, address).filter(({ keeps }) => keeps)
  return kept.slice(0, MOST_OFFERS).map(offer)
}

/** The day with a dish of the library in place of another, whether it keeps its bounds or not; null if it cannot stand there. */
export function swapTo(
  request: WeekRequest,
  plan: WeekPlan,
  address: DishAddress,
  recipe: string,
  library: readonly Recipe[],
): RankedSwap | null {
  const week = changeableWeek(request, plan, library)
  return week === null ? null : (rankedSwaps(week, address, recipe)[0] ?? null)
}

/** Enough passes for every dish of a day to be chosen in view of the choices for the others. */
const ROUNDS = 3

/** The week with the best other dishes in some places of one day; null if that day cannot keep its bounds. */
export function withBestDishes(week: ChangeableWeek, places: readonly DishAddress[]): ChangeableWeek | null {
  let now = week
  for (let round = 0; round < ROUNDS; round++) {
    for (const [number, place] of places.entries()) {
      const swaps = rankedSwaps(now, place)
      const best = swaps.find(({ keeps }) => keeps) ?? swaps[0]
      if (best === undefined) return null
      now = now.withDay(best.day, place.day)
      const allSwapped = round > 0 || number === places.length - 1
      if (best.keeps && allSwapped) return now
    }
  }
  return places.length === 0 ? week : null
}
