import type { ListChangeView } from '#domain/api/member/week.ts'
import { listChange } from '#planner/larder/list-change.ts'
import type { WeekPlan } from '#planner/week/week-plan.ts'
import type { Planned, Shopping } from '#server/planner-pool/planner-pool.ts'
import { listLines, nameOf } from './shopping-list.ts'

/** For any change of a week: what its list gains, no longer has, and uses of what is at home. */
export function listChanges(planned: Planned, shopping: Shopping): (after: WeekPlan) => ListChangeView {
  const before = listLines(planned, shopping)
  return (plan) => {
    const { more, less, uses } = listChange(before, listLines({ ...planned, plan }, shopping))
    const names = (lines: typeof before) => lines.map((line) => nameOf(line, shopping.usage))
    return { more: names(more), less: names(less), uses: names(uses) }
  }
}
