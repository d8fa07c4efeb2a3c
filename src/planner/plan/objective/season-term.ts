import { isOutOfSeason } from '#planner/larder/seasons.ts'
import { floatAt } from '#planner/plan/candidates/typed-arrays.ts'
import type { ObjectiveTable, ObjectiveTerm } from './objective-term.ts'

/** The number of foods out of season in the dishes of a week, each as often as its dish is eaten. */
export function seasonTerm(
  { candidates: { variants } }: Pick<ObjectiveTable, 'candidates'>,
  month: number,
): ObjectiveTerm {
  const outside = Float64Array.from(variants, ({ lines }) => lines.filter(({ id }) => isOutOfSeason(id, month)).length)
  let total = 0
  return {
    count: (_day, _place, dish, by) => {
      total += by * floatAt(outside, dish)
    },
    cost: () => total,
    costByDay: () => 0,
    change: (_day, _place, old, dish) => floatAt(outside, dish) - floatAt(outside, old),
  }
}
