import { isSnackPlace } from '#planner/plan/candidates/day-places.ts'
import { scoresOf } from '#planner/plan/candidates/score.ts'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import { pairCounter } from '#planner/plan/objective/same-day-term.ts'
import { sidesCost } from '#planner/plan/objective/sides-cost.ts'
import { dishesOf, snacksOf } from '#planner/plan/search/planned-day.ts'
import type { Recipe } from '#planner/recipe.ts'
import type { PlannedDay, WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { type ChangeableWeek, changeableWeek } from './changeable-week.ts'
import { dayFitter } from './day-fitter.ts'

/** A dish that could stand in a place, with its day; `keeps` says whether that day keeps what it has to. */
export type RankedSwap = { readonly recipe: string; readonly day: PlannedDay; readonly keeps: boolean }

type Address = { readonly day: number; readonly meal: number; readonly dish: number }

/** What it costs that a dish is eaten on another day of the week, too. */
const AGAIN = 0.5

/**
 * All dishes that may stand in place of one, best first: before all others those with which the day has the fewest
 * things twice.
 */
export function rankedSwaps(week: ChangeableWeek, { day: index, meal, dish }: Address): readonly RankedSwap[] {
  const { request, plan, candidates, limits } = week
  const today = plan.days[index]
  if (today?.meals[meal]?.dishes[dish] === undefined) return []
  const fitter = dayFitter(week, today)
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

/** A dish in place of another, and the day with it: portions of its other dishes may change, so that it still adds up. */
export type SwapOffer = { readonly recipe: string; readonly day: PlannedDay }

/** Which dish of a week: days, meals and dishes are counted from 0. */
export type DishAddress = { readonly day: number; readonly meal: number; readonly dish: number }

const MOST_OFFERS = 5

const offer = ({ recipe, day }: RankedSwap): SwapOffer => ({ recipe, day })

/**
 * The best dishes to put in place of one, best first, at most five. None where the address names no dish, or where
 * the rest of the week no longer suits the request and is to be planned anew.
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

/** As many passes as let every dish of a day be chosen beside the choices for the others. */
const ROUNDS = 3

/** The week with other dishes, the best, in some places of one day; null where that day cannot be made to keep all. */
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
