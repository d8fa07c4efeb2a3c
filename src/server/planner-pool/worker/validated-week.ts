import { type PlateRaise, raisePlate } from '#planner/plan/change/raise-plate.ts'
import { type Raise, raiseWeek } from '#planner/plan/change/raise-week.ts'
import { replaceUnwanted } from '#planner/plan/change/replace-unwanted.ts'
import { seatTable } from '#planner/plan/change/seat-table.ts'
import { setTable } from '#planner/plan/change/set-table.ts'
import { planWeek } from '#planner/plan/search/plan-week.ts'
import { library } from '#planner/recipes/library.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import type { Violation } from '#planner/validate-week/violation.ts'
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

/**
 * Kinds of violations that a week may have which was planned for others at the table than those who eat from it now: its
 * dishes were bought, and each may be cooked a little differently without them. Nobody gets what they must not.
 */
const bearable: ReadonlySet<Violation['kind']> = new Set([
  'DAY_ENERGY',
  'DAY_PROTEIN',
  'WEEK_ENERGY',
  'MEAL_TIME',
  // Leftovers that have to be cooked anew for somebody’s rules.
  'TIME',
  'SLOT',
  'LUNCH_REPEATED',
  'DINNER_REPEATED',
])

const isBearable = (violation: Violation): boolean =>
  bearable.has(violation.kind === 'OF_EATER' ? violation.of.kind : violation.kind)

/**
 * A planned week for those who sit at the table now, from a day on: dishes and plates stay, those who came get plates,
 * those who left have none. Null if somebody could not eat from it.
 */
export function validatedSeating(planned: Planned, wanted: WeekRequest, from: number): Planned | null {
  const { request, plan } = seatTable(planned, wanted, from)
  const set = setTable(request, plan, library)
  return set !== null && validateWeek(set, request, library).every(isBearable) ? { request, plan: set } : null
}

/** Whether a week with more food is fit to eat from: a table's week may lack what it lacked before, and what is bearable. */
function isFit({ request, plan }: Planned, before: Planned): boolean {
  const found = validateWeek(plan, request, library)
  if (found.length === 0 || request.others === undefined) return found.length === 0
  const known = new Set(validateWeek(before.plan, before.request, library).map((each) => JSON.stringify(each)))
  return found.every((each) => isBearable(each) || known.has(JSON.stringify(each)))
}

/** The week with more food for its days ahead; null if no such week is valid for the new targets. */
export function validatedRaise(planned: Planned, raise: Raise): Planned | null {
  const raised = raiseWeek(planned.request, planned.plan, raise, library)
  return raised !== null && isFit(raised, planned) ? raised : null
}

/** The week with more food for one of the others at the table; null if no such week is valid for their needs. */
export function validatedPlateRaise(planned: Planned, raise: PlateRaise): Planned | null {
  const raised = raisePlate(planned.request, planned.plan, raise, library)
  return raised !== null && isFit(raised, planned) ? raised : null
}
