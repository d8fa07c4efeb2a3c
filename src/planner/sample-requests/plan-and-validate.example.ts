import { planWeek } from '#planner/plan/search/plan-week.ts'
import type { Recipe, Slot } from '#planner/recipe.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import type { Violation } from '#planner/validate-week/violation.ts'
import type { Relaxation, WeekRequest } from '#planner/week/week-plan.ts'

/** What came of planning for somebody: a week with what gave way and what the judge found, or the meals without dishes. */
export type PlanOutcome =
  | { readonly kind: 'planned'; readonly relaxed: readonly Relaxation[]; readonly violations: readonly Violation[] }
  | { readonly kind: 'impossible'; readonly missing: readonly Slot[] }

/** Plans a week and has it judged by those who have no part in planning. */
export function planAndValidate(request: WeekRequest, week: number, library: readonly Recipe[]): PlanOutcome {
  const plan = planWeek(request, week, library)
  if ('kind' in plan) return plan
  return { kind: 'planned', relaxed: plan.relaxed, violations: validateWeek(plan, request, library) }
}
