import type { Days, Kg } from '#domain/units.ts'
import { chanceBelow, type EstimatedDay } from './band.ts'

/**
 * The days between which the goal is reached, as an 80 % interval; null for a bound that is not within the forecast.
 */
export type GoalSpan = { readonly earliest: Days | null; readonly latest: Days | null }

const EARLY = 0.1
const LATE = 0.9

/**
 * When a weight falls to a goal, computed from the days of an estimate from today on. If the forecast levels off there
 * is an earliest day but no latest one: the present plan may never reach the goal.
 */
export function goalSpan(forecast: readonly EstimatedDay[], today: Days, goal: Kg): GoalSpan {
  const ahead = forecast.filter(({ day }) => day >= today)
  const firstWith = (chance: number): Days | null =>
    ahead.find(({ weight, sd }) => chanceBelow(goal, weight, sd) >= chance)?.day ?? null
  return { earliest: firstWith(EARLY), latest: firstWith(LATE) }
}
