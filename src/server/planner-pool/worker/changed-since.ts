import { objectionTo } from '#planner/derive/diet-rules.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import { tableSeats } from '#planner/plan/search/table-seats.ts'
import type { WeekShown } from '#server/planner-pool/planner-pool.ts'
import { plannedRules, type ServedCooking } from './served-dishes.ts'

/**
 * Whether a dish of a past week, cooked again as it was, would hold what somebody must not get by the rules of now: one who
 * ate it so, or who has come to the table since.
 */
export function changedSince({
  request,
  now,
}: Pick<WeekShown, 'request' | 'now'>): (cooking: ServedCooking) => boolean {
  if (now === undefined) return () => false
  const seats = tableSeats(now.table, plannedRules(now.table.cook))
  const were = new Set([request.person, ...(request.others ?? []).map(({ id }) => id)])
  return ({ eaters, served }) => {
    const foods = served.variant.lines.filter(({ optional }) => optional !== true)
    return seats.some(
      ({ id: seat, rules, banned }) =>
        (eaters.includes(seat) || !were.has(seat)) &&
        foods.some(({ id }) => banned.has(id) || objectionTo(ingredient(id), rules) !== null),
    )
  }
}
