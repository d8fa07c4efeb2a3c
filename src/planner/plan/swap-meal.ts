import type { Recipe } from '#planner/recipe.ts'
import type { PlannedDay, WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { at } from './at.ts'
import { portionFinder } from './best-portions.ts'
import { dayFrame } from './day-frame.ts'
import { kitchensFor } from './kitchen.ts'
import { likings } from './liking.ts'
import { plannedDay } from './planned-day.ts'
import { portionTable, WIDTH } from './portion-table.ts'
import { DAYS } from './week-board.ts'

/** A dish in place of another, and the day with it: portions of its other dishes may change, so that it still adds up. */
export type SwapOffer = { readonly recipe: string; readonly day: PlannedDay }

/** Which dish of a week: days, meals and dishes are counted from 0. */
export type DishAddress = { readonly day: number; readonly meal: number; readonly dish: number }

const MOST_OFFERS = 5
/** What it costs that a dish is eaten on another day of the week, too. */
const AGAIN = 0.5

const dishesOf = ({ meals }: PlannedDay) => meals.flatMap(({ dishes }) => dishes)

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
  const today = plan.days[address.day]
  const old = today?.meals[address.meal]?.dishes[address.dish]
  if (today === undefined || old === undefined) return []

  // Dishes that have come to be disliked since the week was planned may stay where they are; they are not offered.
  const planned = new Set(plan.days.flatMap(dishesOf).map(({ recipe }) => recipe))
  const dislikedRecipes = request.dislikedRecipes.filter((id) => !planned.has(id))
  const { candidates, aims, limits } = kitchensFor({ ...request, dislikedRecipes }, library)(plan.relaxed)
  const numbers = new Map(candidates.recipes.map(({ id }, dish) => [id, dish]))
  if ([...planned].some((id) => !numbers.has(id))) return []
  const numberOf = (id: string) => numbers.get(id) ?? 0

  const shape = { mealsADay: request.mealsADay, energy: request.targets.energy, candidates }
  const places = dayFrame(
    shape,
    today.meals.map(({ dishes }) => dishes.length - 1),
  )
  const target = today.meals.slice(0, address.meal).reduce((sum, { dishes }) => sum + dishes.length, address.dish)
  const place = places[target]
  const dishes = Int32Array.from(dishesOf(today), ({ recipe }) => numberOf(recipe))
  if (place === undefined || places.length !== dishes.length) return []

  const figure = (of: Float64Array) => (day: PlannedDay) =>
    dishesOf(day).reduce((sum, { recipe, portion }) => sum + portion * at(of, numberOf(recipe)), 0)
  const kcalOf = figure(candidates.kcal)
  const proteinOf = figure(candidates.protein)
  const otherDays = plan.days.filter((_, day) => day !== address.day)
  const otherKcal = otherDays.reduce((sum, day) => sum + kcalOf(day), 0)
  const leastProtein = plan.relaxed.includes('PROTEIN') ? Math.min(aims.protein, proteinOf(today)) : aims.protein

  const timesInPlace = (id: string) =>
    otherDays.filter(({ meals }) => meals[address.meal]?.dishes[0]?.recipe === id).length
  const limit = { DINNER: limits.dinner, BREAKFAST: limits.breakfast, LUNCH: limits.lunch, SNACK: DAYS }[place.slot]

  const keeps = (day: PlannedDay): boolean => {
    const kcal = kcalOf(day)
    const mean = (kcal + otherKcal) / DAYS
    return (
      kcal >= aims.least &&
      kcal <= aims.most &&
      mean >= aims.weekLeast &&
      mean <= aims.weekMost &&
      proteinOf(day) >= leastProtein
    )
  }

  const tables = places.map((each) => portionTable(each, candidates))
  const finder = portionFinder(tables, aims)
  const liking = likings(candidates.recipes, request, () => 0)
  const eaten = new Set(otherDays.flatMap(dishesOf).map(({ recipe }) => recipe))

  return [...place.pool]
    .flatMap((dish) => {
      const recipe = candidates.recipes[dish]?.id ?? ''
      if (dishes.includes(dish) || request.dislikedRecipes.includes(recipe)) return []
      if (!place.side && timesInPlace(recipe) >= limit) return []
      const swapped = dishes.with(target, dish)
      const cost = finder.find(swapped, 0, Number.POSITIVE_INFINITY)
      const portions = Float64Array.from(swapped, (each, index) =>
        at(tables[index]?.portion ?? [], each * WIDTH + at(finder.ranks, index)),
      )
      const day = plannedDay(places, candidates, { dishes: swapped, portions }, 0)
      const worth = at(liking, dish) - cost - (eaten.has(recipe) ? AGAIN : 0)
      return keeps(day) ? [{ recipe, day, worth }] : []
    })
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_OFFERS)
    .map(({ recipe, day }) => ({ recipe, day }))
}
