import { replaceUnwanted } from '#planner/plan/change/replace-unwanted.ts'
import { library } from '#planner/recipes/library.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import type { WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import type { Planned, Replacement } from '#server/planner-pool/planner-pool.ts'

/**
 * The week without what the person no longer wants, and what came in its place; null where no such week keeps every
 * promise of what is wanted now, so that it has to be planned anew.
 */
export function validatedReplacement(
  { plan }: Planned,
  wanted: WeekRequest,
): { readonly plan: WeekPlan; readonly replaced: readonly Replacement[] } | null {
  const found = replaceUnwanted(wanted, plan, library)
  return found !== null && validateWeek(found.plan, wanted, library).length === 0 ? found : null
}
