import { grams, kcalPerDay } from '#domain/units.ts'
import { dayBoundsOf } from '#planner/plan/objective/day-bounds.ts'
import type { Recipe } from '#planner/recipe.ts'
import {
  DAYS,
  type DayTargets,
  meanEnergy,
  type PlannedDay,
  relaxations,
  targetsOn,
  type WeekPlan,
  type WeekRequest,
} from '#planner/week/week-plan.ts'
import { type ChangeableWeek, changeableWeek } from './changeable-week.ts'
import { type GrownDay, grownDay, type Settled } from './grown-day.ts'
import type { MealAddress } from './leftovers.ts'

/** More food for the days of a week from one of them on. Days and meals count from 0. */
export type Raise = {
  readonly targets: DayTargets
  /** The first day that may change; 0 for a week that has not begun. */
  readonly from: number
  /** Meals of that day that were eaten, skipped or replaced. */
  readonly eaten: readonly number[]
  /** The moment of the change, ISO. */
  readonly at: string
}

type RaisedWeek = { readonly request: WeekRequest; readonly plan: WeekPlan }

/** Days keep this share of their energy as distance from its bounds, if they can, so that the week fits as a whole. */
const ROOM = 0.02

/** Whether a dish of a day can no longer change: it was eaten, or cooked on a day before or for an eaten meal. */
const settledOn =
  ({ plan }: ChangeableWeek, index: number, { from, eaten }: Raise): Settled =>
  ({ meal, dish }) => {
    const isEaten = (place: MealAddress): boolean =>
      place.day < from || (place.day === from && eaten.includes(place.meal))
    const of = dish === 0 ? plan.days[index]?.meals[meal]?.leftoverOf : undefined
    return isEaten({ day: index, meal }) || (of !== undefined && isEaten(of))
  }

/** The targets that a day has reached: the new ones, or as much of them as what was eaten already allows. */
function reached({ kcal, protein }: GrownDay, targets: DayTargets, relaxed: WeekPlan['relaxed']): DayTargets {
  const bounds = dayBoundsOf(targets, relaxed)
  const isEnough = kcal >= bounds.least && kcal <= bounds.most
  return {
    ...targets,
    energy: isEnough ? targets.energy : kcalPerDay(Math.round(kcal)),
    protein: protein >= bounds.protein ? targets.protein : grams(Math.floor(protein)),
  }
}

const isSameDay = (one: PlannedDay, other: PlannedDay | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The week with its days grown one after another, each so that the rest can still bring the week to its mean. */
function grownWeek(week: ChangeableWeek, raise: Raise): RaisedWeek {
  const { request } = week
  const { targets, from, at } = raise
  const perDay = Array.from({ length: DAYS }, (_, day) => (day < from ? targetsOn(request, day) : targets))
  let now = week
  let spent = 0
  let due = perDay.reduce((sum, each) => sum + each.energy, 0)
  for (const day of week.plan.days.keys()) {
    const bounds = dayBoundsOf(targets, now.plan.relaxed)
    const wanted = (due - spent) / (DAYS - day)
    const room = ROOM * targets.energy
    const best = Math.max(bounds.least + room, Math.min(bounds.most - room, wanted))
    const { least, most, protein } = bounds
    const grown = day < from ? null : grownDay(now, day, settledOn(week, day, raise), { least, most, best, protein })
    if (grown === null) {
      spent += now.kcalOn(day)
      continue
    }
    now = now.withDay(grown.day, day)
    spent += grown.kcal
    const got = reached(grown, targets, now.plan.relaxed)
    due += got.energy - targets.energy
    perDay[day] =
      isSameDay(grown.day, week.plan.days[day]) && got.energy < targets.energy ? targetsOn(request, day) : got
  }
  const first = perDay.findIndex((each, day) => day >= from && each !== targetsOn(request, day))
  const energyBefore = targetsOn(request, Math.max(first, from)).energy
  const raised = { from: Math.max(first, from), at, targets: perDay, before: week.plan.days, energyBefore }
  return { request: { ...request, targets, raised }, plan: now.plan }
}

/** Whether the week keeps the mean energy of its targets, apart from its relaxations. */
function keepsMean({ request, plan }: RaisedWeek, { kcalOn }: ChangeableWeek): boolean {
  const mean = plan.days.reduce((sum, _, day) => sum + kcalOn(day), 0) / DAYS
  const { weekLeast, weekMost } = dayBoundsOf(
    { ...request.targets, energy: kcalPerDay(meanEnergy(request)) },
    plan.relaxed,
  )
  return mean >= weekLeast && mean <= weekMost
}

/**
 * Gives the days of a planned week from one of them on more food, for new targets: larger portions of the same dishes,
 * and snacks where these are not enough. What was eaten, and what was cooked for leftovers, stays as it is. A day of
 * which too much was eaten already gets as much as it can. Null if the week has to be planned again.
 */
export function raiseWeek(
  request: WeekRequest,
  plan: WeekPlan,
  raise: Raise,
  library: readonly Recipe[],
): RaisedWeek | null {
  const week = changeableWeek(request, plan, library)
  if (week === null) return null
  const raised = grownWeek(week, raise)
  const after = changeableWeek(raised.request, raised.plan, library)
  if (after === null) return null
  if (keepsMean(raised, after)) return raised
  const relaxed = relaxations.filter((rule) => rule === 'ENERGY_BAND' || plan.relaxed.includes(rule))
  return { ...raised, plan: { ...raised.plan, relaxed } }
}
