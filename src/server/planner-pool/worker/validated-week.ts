import { foodOfLine } from '#domain/api/member/tick-limits.ts'
import { boughtAs } from '#planner/kitchen-units/bought-whole.ts'
import { isFresh } from '#planner/larder/keeping.ts'
import { balancedWeek } from '#planner/plan/change/away.ts'
import { changeableWeek } from '#planner/plan/change/changeable-week.ts'
import { withPast } from '#planner/plan/change/keep-past.ts'
import { freeMeals, planAnew } from '#planner/plan/change/plan-anew.ts'
import { type PlateRaise, raisePlate } from '#planner/plan/change/raise-plate.ts'
import { type Raise, raiseWeek } from '#planner/plan/change/raise-week.ts'
import { replaceUnwanted } from '#planner/plan/change/replace-unwanted.ts'
import { seatTable } from '#planner/plan/change/seat-table.ts'
import { setTable } from '#planner/plan/change/set-table.ts'
import { unfitPots } from '#planner/plan/change/unfit-pots.ts'
import { planWeek } from '#planner/plan/search/plan-week.ts'
import type { Around } from '#planner/plan/search/staying-dishes.ts'
import { library } from '#planner/recipes/library.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import type { Violation } from '#planner/validate-week/violation.ts'
import type { PlannedMeal, WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import type {
  AnewAsked,
  AnewWeek,
  ImpossibleWeek,
  Past,
  Planned,
  PlannedWeek,
  Replacement,
} from '#server/planner-pool/planner-pool.ts'
import { cookingsIn, findRecipe } from './served-dishes.ts'

/** No start of the search led to a valid week. Contains the kinds of violations and nothing about the member. */
export type InvalidWeek = { readonly kind: 'invalid'; readonly violations: readonly string[] }

const MOST_STARTS = 5
/** Starts after which a week is no longer planned around what should stay: the rules may leave no such week. */
const AROUND_STARTS = 2

/**
 * A week without violations: the first one found from several starts of the search, which are always tried in the same
 * order.
 */
export function validatedWeek(
  request: WeekRequest,
  week: number,
  around?: Around,
  { plan, validate } = { plan: planWeek, validate: validateWeek },
): PlannedWeek | ImpossibleWeek | InvalidWeek {
  const violations = new Set<string>()
  for (let start = 1; start <= MOST_STARTS; start += 1) {
    const person = start === 1 ? request.person : `${request.person}#${start}`
    const planned = plan({ ...request, person }, week, library, start > AROUND_STARTS ? undefined : around)
    if ('kind' in planned) return { kind: 'impossible', missing: planned.missing }
    const found = validate(planned, request, library)
    if (found.length === 0) return { kind: 'planned', plan: planned }
    for (const { kind } of found) violations.add(kind)
  }
  return { kind: 'invalid', violations: [...violations] }
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

export const isBearable = (violation: Violation): boolean =>
  bearable.has(violation.kind === 'OF_EATER' ? violation.of.kind : violation.kind)

/**
 * A planned week for those who sit at the table now, from a day on: dishes and plates stay, those who came get plates,
 * those who left have none, and what may be on the stove today is on nobody's plate who must not get it since. Null if
 * somebody could not eat from it.
 * @param isToday whether that day is today; otherwise the week has not begun
 */
export function validatedSeating(
  planned: Planned,
  wanted: WeekRequest,
  from: number,
  isToday: boolean,
): Planned | null {
  const isUnfit = unfitPots(planned.request, wanted, planned.plan, library)
  const { request, plan } = seatTable(planned, wanted, from, { isUnfit, isToday })
  const set = setTable(request, plan, library, undefined, (eater, day, _meal, recipe) => {
    return isToday && day === from && isUnfit(eater, recipe)
  })
  return set !== null && validateWeek(set, request, library).every(isBearable) ? { request, plan: set } : null
}

/** Whether a changed week is fit to eat from: a table's week may lack what it lacked before, and what is bearable. */
function isFit({ request, plan }: Planned, before: Planned): boolean {
  const found = validateWeek(plan, request, library)
  if (found.length === 0 || request.others === undefined) return found.length === 0
  const known = new Set(validateWeek(before.plan, before.request, library).map((each) => JSON.stringify(each)))
  return found.every((each) => isBearable(each) || known.has(JSON.stringify(each)))
}

/** Whether a meal of a stored week is past, if its dishes can still be shown. */
const pastIn =
  ({ days }: WeekPlan, { from, eaten }: Past) =>
  (day: number, at: number): boolean => {
    const { dishes = [], plates = [] } = days[day]?.meals[at] ?? {}
    const isKnown = [...dishes, ...plates.flatMap((plate) => plate.dishes)].every(
      ({ recipe }) => findRecipe(recipe) !== undefined,
    )
    return isKnown && (day < from || (day === from && eaten.includes(at)))
  }

/**
 * The week without dishes that are no longer wanted, and their replacements, besides what is past; null if no such week is
 * valid for the wanted request.
 */
export function validatedReplacement(
  planned: Planned,
  wanted: WeekRequest,
  past: Past,
): { readonly plan: WeekPlan; readonly replaced: readonly Replacement[] } | null {
  const found = replaceUnwanted(wanted, planned.plan, library, pastIn(planned.plan, past))
  return found !== null && isFit({ request: wanted, plan: found.plan }, planned) ? found : null
}

/** A week that was planned again, with what is past of the one before it, and what is left over from that. */
export function renewedWeek(before: Planned, fresh: Planned, past: Past): Planned {
  const { request } = fresh
  const isPast = pastIn(before.plan, past)
  const made = (keepsLeftovers: boolean) => {
    const plan = withPast(before, fresh, isPast, keepsLeftovers)
    return balancedWeek(request, setTable(request, plan, library) ?? plan, isPast, library)
  }
  const plan = made(true)
  const found = validateWeek(plan, request, library)
  if (found.length === 0) return { request, plan }
  // Eating what is left over may make a dish of the new days come too often.
  const another = made(false)
  const isBetter = !found.every(isBearable) || validateWeek(another, request, library).length === 0
  return { request, plan: isBetter ? another : plan }
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

/** Starts of the search for a week in which something is planned anew. */
const ANEW_STARTS = 3

/** Whether everything fresh that a meal needs was bought, and something was. */
const boughtFor = ({ request, plan }: Planned, bought: readonly string[]): ((meal: PlannedMeal) => boolean) => {
  const foods = new Set(bought.map(foodOfLine))
  const serve = cookingsIn(request, plan)
  return ({ dishes }) => {
    const lines = dishes.flatMap(({ recipe }) => serve(recipe).flatMap(({ served }) => served.variant.lines))
    const fresh = lines
      .filter(({ optional }) => optional !== true)
      .map(({ id }) => boughtAs(id))
      .filter(isFresh)
    return fresh.length > 0 && fresh.every((food) => foods.has(food))
  }
}

/** Whether no day of a week gives less than it must while more food stands for safety. */
function givesNoLess({ request, plan }: Planned, after: WeekPlan): boolean {
  if (request.noLess === undefined) return true
  const before = changeableWeek(request, plan, library)
  const now = changeableWeek(request, after, library)
  return before !== null && now !== null && after.days.every((_, day) => now.kcalOn(day) >= before.boundsOn(day).least)
}

/** The week with other dishes for a day or the rest of it, around what stays; the first valid one of several starts. */
export function validatedAnew(planned: Planned, { day, past, bought, seed }: AnewAsked): AnewWeek {
  const { request, plan } = planned
  const isPast = pastIn(plan, past)
  const isBought = boughtFor(planned, bought)
  const asked = { ...(day === undefined ? {} : { day }), isPast, isBought }
  if (freeMeals(plan, { ...asked, seed }).length === 0) return { kind: 'NOTHING_ANEW' }
  for (let start = 0; start < ANEW_STARTS; start += 1) {
    const after = planAnew(request, plan, { ...asked, seed: `${seed} ${start}` }, library)
    const isWhole = after !== null && isFit({ request, plan: after }, planned) && givesNoLess(planned, after)
    if (isWhole) return { kind: 'planned', plan: after }
  }
  return { kind: 'ANEW_IMPOSSIBLE' }
}
