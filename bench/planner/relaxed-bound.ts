import { DAYS } from '#planner/week/week-plan.ts'
import type { Instance } from './cells.ts'
import { dayCosts, dayRows } from './day-rows.ts'
import { solve, type Term } from './linear-program.ts'
import { weekRows } from './week-rows.ts'

/**
 * An upper bound of any week's worth: the best week of fractions of dishes. Since its seven days are interchangeable,
 * one average day stands for all of them. Null if not even that week exists.
 */
export function relaxedBound(instance: Instance): number | null {
  const { cells } = instance
  const parts = cells.map(({ name, sodium, liked, dish, place }) => ({
    name,
    sodium,
    liked,
    dishes: [{ dish, place }],
  }))
  const week = weekRows(instance, parts, DAYS)
  const worth = [...cells.map(({ worth: each, name }): Term => [each, name]), ...dayCosts]
  const solution = solve({
    maximise: [...worth.map(([factor, name]): Term => [DAYS * factor, name]), ...week.costs],
    rows: [...dayRows(instance), ...week.rows],
  })
  return solution?.value ?? null
}
