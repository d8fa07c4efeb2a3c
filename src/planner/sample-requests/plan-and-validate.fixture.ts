import { planWeek } from '#planner/plan/search/plan-week.ts'
import type { Recipe, Slot } from '#planner/recipe.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import type { Violation } from '#planner/validate-week/violation.ts'
import type { Relaxation, WeekRequest } from '#planner/week/week-plan.ts'

/** The result of planning for a request: a week with its relaxations and violations, or the meals without dishes. */
export type PlanOutcome =
  | { readonly kind: 'planned'; readonly relaxed: readonly Relaxation[]; readonly violations: readonly Violation[] }
  | { readonly kind: 'impossible'; readonly missing: readonly Slot[] }

/** Plans a week and validates it; the validator shares no code with the search. */
export function planAndValidate(request: WeekRequest, week: number, library: readonly Recipe[]): PlanOutcome {
  const plan = planWeek(request, week, library)
  if ('kind' in plan) return plan
  return { kind: 'planned', relaxed: plan.relaxed, violations: validateWeek(plan, request, library) }
}
