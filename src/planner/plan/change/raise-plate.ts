import { type DailyNeeds, type Eater, needsOn } from '#domain/household/eater.ts'
import { grams, kcalPerDay } from '#domain/units.ts'
import type { Recipe } from '#planner/recipe.ts'
import { DAYS, type PlannedDay, type PlannedMeal, type WeekPlan, type WeekRequest } from '#planner/week/week-plan.ts'
import { type PlateFigures, plateFigures, servingsFor } from './plate-figures.ts'
import { setTable } from './set-table.ts'

/** More food for one of the others at a table, from a day on. Days and meals count from 0. */
export type PlateRaise = {
  readonly eater: string
  readonly needs: DailyNeeds
  readonly from: number
  /** Meals of that day that they have eaten, skipped or replaced. */
  readonly eaten: readonly number[]
}

type RaisedWeek = { readonly request: WeekRequest; readonly plan: WeekPlan }

/** The needs that a day meets: the new ones, or as much of them as what was eaten already allows. */
function reached({ energy, protein }: DailyNeeds, { kcal, protein: had }: PlateFigures): DailyNeeds {
  const isEnough = kcal >= energy.least && kcal <= energy.most
  const own = kcalPerDay(Math.round(kcal))
  return {
    energy: isEnough
      ? energy
      : {
          least: kcalPerDay(Math.floor(Math.min(kcal, energy.least))),
          aim: own,
          most: kcalPerDay(Math.ceil(Math.max(kcal, energy.most))),
        },
    protein: had >= protein.least ? protein : { ...protein, least: grams(Math.floor(had)) },
  }
}

/** The week with other needs of one of the others: the latest, and those of each day. */
const withNeeds = (
  request: WeekRequest,
  id: string,
  needs: DailyNeeds,
  days: NonNullable<Eater['days']>,
): WeekRequest => ({
  ...request,
  others: (request.others ?? []).map((eater) => (eater.id === id ? { ...eater, ...needs, days } : eater)),
})

/**
 * Gives one of the others at a table more food from a day on, and nobody else: larger portions of the same dishes, and
 * more beside them where these are not enough. What they ate, and what was cooked on a day before, stays. A day of which
 * too much was eaten already gets as much as it can. Null if they are not at the table, or if there is no dish for them.
 */
export function raisePlate(
  request: WeekRequest,
  plan: WeekPlan,
  { eater: id, needs, from, eaten }: PlateRaise,
  library: readonly Recipe[],
): RaisedWeek | null {
  const eater = request.others?.find((each) => each.id === id)
  if (eater === undefined) return null
  const wanted = Array.from({ length: DAYS }, (_, day) => {
    const before = needsOn(eater, day)
    return before === null || day < from ? before : needs
  })
  const isEaten = (day: number, meal: number) => day < from || (day === from && eaten.includes(meal))
  const isSettled = (meal: PlannedMeal, day: number, at: number) =>
    isEaten(day, at) || (meal.leftoverOf !== undefined && isEaten(meal.leftoverOf.day, meal.leftoverOf.meal))
  const emptied = (planned: PlannedDay, day: number): PlannedDay =>
    day < from
      ? planned
      : {
          meals: planned.meals.map((meal, at) =>
            isSettled(meal, day, at)
              ? meal
              : { ...meal, plates: (meal.plates ?? []).filter((plate) => plate.eater !== id) },
          ),
        }
  const open = { ...plan, days: plan.days.map(emptied) }
  const asked = withNeeds(request, id, needs, wanted)
  const set = setTable(asked, open, library, (of, day, at) => {
    const meal = plan.days[day]?.meals[at]
    return of === id && meal !== undefined && isSettled(meal, day, at)
  })
  if (set === null) return null
  const serving = servingsFor(asked, plan, library, id)
  const days = wanted.map((each, day) => {
    const planned = set.days[day]
    return each === null || day < from || planned === undefined
      ? each
      : reached(each, plateFigures(planned, id, serving))
  })
  return { request: withNeeds(request, id, needs, days), plan: set }
}
