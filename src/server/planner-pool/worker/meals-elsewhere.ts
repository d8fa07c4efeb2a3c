import type { MealChange } from '#domain/api/member/week.ts'
import { needsOn } from '#domain/household/eater.ts'
import { kcalAt, withAway } from '#planner/plan/change/away.ts'
import { changeableWeek } from '#planner/plan/change/changeable-week.ts'
import { plateFigures, servingsFor } from '#planner/plan/change/plate-figures.ts'
import { library } from '#planner/recipes/library.ts'
import { kcalElsewhere, type PlannedDay, type WeekPlan, type WeekRequest } from '#planner/week/week-plan.ts'
import { eaterOf, type MealPlace, type OwnWeek, type Past } from '#server/planner-pool/planner-pool.ts'

type Elsewhere = Extract<MealChange, { readonly to: 'away' | 'home' }>

/** Rounding errors of sums, kcal. */
const EDGE = 1e-3

/** The energy of a day of one of the others, kcal, with what they eat elsewhere. */
function otherKcal(request: WeekRequest, plan: WeekPlan, day: number, eater: string): number {
  const today = plan.days[day] ?? { meals: [] }
  const atHome: PlannedDay = {
    meals: today.meals.map((meal) => ({
      ...meal,
      plates: (meal.plates ?? []).filter((plate) => !(meal.away ?? []).some((away) => away.eater === plate.eater)),
    })),
  }
  return plateFigures(atHome, eater, servingsFor(request, plan, library, eater)).kcal + kcalElsewhere(today, eater)
}

/** Whether the day gives nobody less than it must while more food stands for safety. */
export function givesNoLess({ request, plan }: OwnWeek, after: WeekPlan, day: number): boolean {
  if (request.noLess === undefined) return true
  const [before, now] = [plan, after].map((each) => changeableWeek(request, each, library))
  if (before == null || now == null || now.kcalOn(day) < before.boundsOn(day).least - EDGE) return false
  return (request.others ?? []).every((eater) => {
    const needs = needsOn(eater, day)
    if (needs === null) return true
    const least = Math.min(needs.energy.aim, otherKcal(request, plan, day, eater.id))
    return otherKcal(request, after, day, eater.id) >= least - EDGE
  })
}

/**
 * The week in which a meal is eaten elsewhere, skipped, or eaten at home again: by whoever looks at it, or by everybody, each with
 * as much as they would have had at home in proportion. Null if a day would have too little.
 */
export function elsewhereWeek(
  planned: OwnWeek,
  place: MealPlace,
  change: Elsewhere,
  { from, eaten }: Past,
): WeekPlan | null {
  const { request, plan } = planned
  const me = eaterOf(planned)
  const meal = plan.days[place.day]?.meals[place.meal]
  if (meal === undefined) return null
  const seats = [request.person, ...(meal.plates ?? []).map(({ eater }) => eater)]
  const eaters = change.for === 'me' ? [me] : seats
  const mine = kcalAt(request, plan, place, me, library)
  const kcalOf = (eater: string, kcal: number): number =>
    eater === me || mine === 0 ? kcal : Math.round((kcal * kcalAt(request, plan, place, eater, library)) / mine)
  const away = change.to === 'home' ? [] : eaters.map((eater) => ({ eater, kcal: kcalOf(eater, change.kcal) }))
  const isPast = (day: number, at: number) => day < from || (day === from && eaten.includes(at))
  const after = withAway(request, plan, place, { away, eaters, isPast }, library)
  return after !== null && givesNoLess(planned, after, place.day) ? after : null
}
