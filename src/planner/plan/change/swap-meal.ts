import type { Recipe } from '#planner/recipe.ts'
import type { PlannedDay, WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { changeableWeek } from './changeable-week.ts'
import { type RankedSwap, rankedSwaps } from './ranked-swaps.ts'

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
