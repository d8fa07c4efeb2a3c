import type { Candidates } from '#planner/plan/candidates/candidates.ts'
import type { Place } from '#planner/plan/candidates/day-places.ts'
import { floatAt } from '#planner/plan/candidates/typed-arrays.ts'

/** The portion in which a dish will about stand in a place; the portions of a day are found only once it is full. */
export function expectedPortion({ kcal }: Place, dish: number, candidates: Candidates): number {
  const portions = candidates.portions[dish] ?? [1]
  return Math.min(Math.max(kcal / floatAt(candidates.kcal, dish), Math.min(...portions)), Math.max(...portions))
}
