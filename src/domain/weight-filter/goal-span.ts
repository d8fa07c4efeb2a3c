import type { Days, Kg } from '#domain/units.ts'
import { chanceBelow, type EstimatedDay } from './band.ts'

/** In four of five cases the goal is reached between these days; null for an end that the days do not hold. */
export type GoalSpan = { readonly earliest: Days | null; readonly latest: Days | null }

const EARLY = 0.1
const LATE = 0.9

/**
 * When a weight falls to a goal, by the days of an estimate after today. A forecast that levels off has an earliest day
 * and no latest one: then the plan as it stands may never get there.
 */
export function goalSpan(forecast: readonly EstimatedDay[], today: Days, goal: Kg): GoalSpan {
  const ahead = forecast.filter(({ day }) => day >= today)
  const firstWith = (chance: number): Days | null =>
    ahead.find(({ weight, sd }) => chanceBelow(goal, weight, sd) >= chance)?.day ?? null
  return { earliest: firstWith(EARLY), latest: firstWith(LATE) }
}
