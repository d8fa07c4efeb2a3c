import type { Days, Kg } from '#domain/units.ts'
import { type ForecastDay, shareAt } from './forecast-day.ts'

/** How far ahead the people who are at a goal are counted, days. */
export const YEAR = 365

/** The first day on which a share of the people is at the goal; null if that does not happen within a year. */
export type GoalReach = {
  readonly tenth: Days | null
  readonly quarter: Days | null
  readonly half: Days | null
  readonly threeQuarters: Days | null
}

/** When people who got such a plan are at a goal: a span of days, not a date. */
export function goalReach(days: readonly ForecastDay[], goal: Kg): GoalReach {
  const within = days.slice(0, YEAR + 1)
  const firstWith = (share: number): Days | null => within.find((on) => shareAt(goal, on) >= share)?.day ?? null
  return { tenth: firstWith(0.1), quarter: firstWith(0.25), half: firstWith(0.5), threeQuarters: firstWith(0.75) }
}
