import type { ObjectiveTable } from '#planner/plan/objective/objective-term.ts'
import { pairCounter } from '#planner/plan/objective/same-day-term.ts'

/** How many pairs of a day's dishes are too similar, counted from scratch. */
export function pairsOnDay(dishes: Int32Array, table: ObjectiveTable): number {
  const alikeBeside = pairCounter(table)
  const counted = dishes.reduce((sum, dish, place) => sum + (dish < 0 ? 0 : alikeBeside(dishes, 0, place, dish)), 0)
  return counted / 2
}
