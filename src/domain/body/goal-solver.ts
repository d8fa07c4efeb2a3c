import { type Days, days, type KcalPerDay, type Kg, kcalPerDay } from '#domain/units.ts'
import type { BalancedBody } from './balanced-body.ts'
import { bisect } from './bisect.ts'
import { weightOf } from './body-state.ts'
import { nextDay } from './weight-model.ts'

/** How far ahead a plan is followed: two years. */
export const HORIZON = days(730)

/** Steps of a whole day are right to 0.02 kg, to less than a gram after a week: enough to search with. */
const SEARCH_STEPS = 1

/**
 * The first day on which one intake, kept from balance, brings the weight to a goal; null if not within `limit`. Nobody
 * is followed below the goal.
 */
export function goalDayAt(
  body: BalancedBody,
  goal: Kg,
  intake: KcalPerDay,
  limit: Days = HORIZON,
  steps?: number,
): Days | null {
  let state = body.start
  for (let day = 0; day <= limit; day++) {
    if (weightOf(state) <= goal) return days(day)
    state = nextDay(body, state, intake, steps)
  }
  return null
}

/**
 * The highest daily intake that reaches a goal by a day, to a tenth of a kilocalorie; null where not even fasting
 * would. It answers why a wish is too much for its date and can be far below what anybody should eat: it is no plan.
 */
export function intakeForGoal(body: BalancedBody, goal: Kg, by: Days): KcalPerDay | null {
  const reaches = (intake: number) => goalDayAt(body, goal, kcalPerDay(intake), by, SEARCH_STEPS) !== null
  if (!reaches(0)) return null
  return kcalPerDay(bisect(0, body.expenditure, 0.1, reaches).low)
}
