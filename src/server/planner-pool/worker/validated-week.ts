import { type Raise, raiseWeek } from '#planner/plan/change/raise-week.ts'
import { replaceUnwanted } from '#planner/plan/change/replace-unwanted.ts'
import { planWeek } from '#planner/plan/search/plan-week.ts'
import { library } from '#planner/recipes/library.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import type { WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import type { ImpossibleWeek, Planned, PlannedWeek, Replacement } from '#server/planner-pool/planner-pool.ts'

/** No start of the search led to a valid week. Contains the kinds of violations and nothing about the member. */
export type InvalidWeek = { readonly kind: 'invalid'; readonly violations: readonly string[] }

const MOST_STARTS = 5

/**
 * A week without violations: the first one found from several starts of the search, which are always tried in the same
 * order.
 */
export function validatedWeek(
  request: WeekRequest,
  week: number,
  { plan, validate } = { plan: planWeek, validate: validateWeek },
): PlannedWeek | ImpossibleWeek | InvalidWeek {
  const violations = new Set<string>()
  for (let start = 1; start <= MOST_STARTS; start += 1) {
    const person = start === 1 ? request.person : `${request.person}#${start}`
    const planned = plan({ ...request, person }, week, library)
    if ('kind' in planned) return { kind: 'impossible', missing: planned.missing }
    const found = validate(planned, request, library)
    if (found.length === 0) return { kind: 'planned', plan: planned }
    for (const { kind } of found) violations.add(kind)
  }
  return { kind: 'invalid', violations: [...violations] }
}

/**
 * The week without dishes that the member no longer wants, and their replacements; null if no such week is valid for
 * the new request, so that it has to be planned again.
 */
export function validatedReplacement(
  { plan }: Planned,
  wanted: WeekRequest,
): { readonly plan: WeekPlan; readonly replaced: readonly Replacement[] } | null {
  const found = replaceUnwanted(wanted, plan, library)
  return found !== null && validateWeek(found.plan, wanted, library).length === 0 ? found : null
}

/** The week with more food for its days ahead; null if no such week is valid for the new targets. */
export function validatedRaise({ request, plan }: Planned, raise: Raise): Planned | null {
  const raised = raiseWeek(request, plan, raise, library)
  return raised !== null && validateWeek(raised.plan, raised.request, library).length === 0 ? raised : null
}
