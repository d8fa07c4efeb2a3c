import { type Eater, needsOn } from '#domain/household/eater.ts'
import { withoutEarlierPots } from '#planner/week/cookings.ts'
import { DAYS, type PlannedDay, type PlannedMeal, type WeekPlan, type WeekRequest } from '#planner/week/week-plan.ts'

import type { IsUnfit } from './unfit-pots.ts'

type Seated = { readonly request: WeekRequest; readonly plan: WeekPlan }

/** Rules and needs as one text; whoever reads a stored week may find its fields in another order. */
const textOf = ({ diets, restrictions, banned, energy, protein }: Eater): string =>
  JSON.stringify([
    [diets, restrictions, banned].map((rules) => [...rules].toSorted()),
    [energy.least, energy.aim, energy.most, protein.least, protein.aim],
  ])

/** One of the others as they eat from `from` on, with what they needed on the days before. */
function seatOf(eater: Eater, before: Eater | undefined, from: number): Eater {
  if (before !== undefined && textOf(before) === textOf(eater)) return before
  const came = (day: number) =>
    before === undefined ? (eater.days === undefined ? null : (eater.days[day] ?? null)) : needsOn(before, day)
  const days = Array.from({ length: DAYS }, (_, day) => (day < from ? came(day) : needsOn(eater, day)))
  return from === 0 && eater.days === undefined ? eater : { ...eater, days }
}

/** A meal with the plates of those who sit at the table; who has other rules or needs from a day on has none from then. */
const mealFor = (meal: PlannedMeal, keeps: (eater: string) => boolean): PlannedMeal => {
  const { plates, away, ...of } = meal
  if (plates === undefined) return meal
  const seated = plates.filter(({ eater }) => keeps(eater))
  const isGone = (id: string) => plates.some(({ eater }) => eater === id) && !seated.some(({ eater }) => eater === id)
  const elsewhere = away?.filter(({ eater }) => !isGone(eater)) ?? []
  return { ...of, ...(elsewhere.length === 0 ? {} : { away: elsewhere }), plates: seated }
}

/**
 * A planned week for those who sit at the table now, before the plates of who came are fitted: its dishes and the plates
 * of whoever stays are kept, those of who left are gone. The others of `wanted` eat from day `from` on as it says, and
 * before it as they did. A pot that holds what somebody must not get since is cooked anew for its later meals, and so is
 * one of today, which may be on the stove.
 * @param isUnfit says what somebody must not get of what was cooked before
 * @param isToday whether day `from` is today; otherwise the week has not begun
 */
export function seatTable(
  { request, plan }: Seated,
  wanted: WeekRequest,
  from: number,
  { isUnfit, isToday }: { readonly isUnfit: IsUnfit; readonly isToday: boolean },
): Seated {
  const before = new Map((request.others ?? []).map((eater) => [eater.id, eater]))
  const others = (wanted.others ?? []).map((eater) => seatOf(eater, before.get(eater.id), from))
  const keeps = (day: number) => (id: string) => {
    const seat = others.find((eater) => eater.id === id)
    return seat !== undefined && (day < from || seat === before.get(id))
  }
  const dayOf = ({ meals }: PlannedDay, day: number): PlannedDay => ({
    meals: meals.map((meal) => mealFor(meal, keeps(day))),
  })
  const { others: _, ...alone } = request
  const seated = plan.days.map(dayOf)
  const concerns = (recipe: string) => others.some(({ id }) => before.has(id) && isUnfit(id, recipe))
  const days = [from, ...(isToday ? [from + 1] : [])].reduce(
    (anew: readonly PlannedDay[], first) => withoutEarlierPots(anew, first, concerns),
    seated,
  )
  if (others.length > 0) return { request: { ...alone, others }, plan: { ...plan, days } }
  const withoutPlates = ({ meals }: PlannedDay): PlannedDay => ({
    meals: meals.map(({ plates: _plates, ...meal }) => meal),
  })
  return { request: alone, plan: { ...plan, days: days.map(withoutPlates) } }
}
