import { dayPlaces, type Place } from '#planner/plan/candidates/day-places.ts'
import { portionTable, WIDTH } from '#planner/plan/candidates/portion-table.ts'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import type { DayBounds } from '#planner/plan/objective/day-bounds.ts'
import { portionFinder } from '#planner/plan/search/best-portions.ts'
import { dishesOf, plannedDay } from '#planner/plan/search/planned-day.ts'
import { awayKcal, kcalElsewhere, type PlannedDay, slotsOf, targetsOn } from '#planner/week/week-plan.ts'
import type { ChangeableWeek } from './changeable-week.ts'

/** A day with its best portions, and their cost. */
export type FittedDay = { readonly day: PlannedDay; readonly cost: number }

export type DayFitter = {
  readonly places: readonly Place[]
  /** Numbers of the current dishes, by place. */
  readonly dishes: Int32Array
  readonly fit: (dishes: Int32Array) => FittedDay
}

/** The bounds of a day without what is eaten elsewhere, of which only the energy is known. */
const besides = (bounds: DayBounds, kcal: number): DayBounds => {
  if (kcal === 0) return bounds
  const left = Math.max(0, 1 - kcal / bounds.energy)
  return {
    ...bounds,
    energy: Math.max(1, bounds.energy - kcal),
    least: Math.max(0, bounds.least - kcal),
    most: Math.max(0, bounds.most - kcal),
    proteinTarget: Math.max(1, bounds.proteinTarget * left),
    fibre: bounds.fibre * left,
  }
}

/** The place with a dish added to its pool that does not belong to its slot: leftovers of a dinner at lunch. */
const withDish = (place: Place, dish: number): Place =>
  place.pool.includes(dish) ? place : { ...place, pool: Int32Array.of(...place.pool, dish) }

/**
 * Fits the portions of a day to its dishes, so that it keeps its targets. `extra` is a dish that is allowed in every
 * place. Null if the day does not have the meals that the request has
 * now, or has dishes that were kept though they suit no more.
 */
export function dayFitter(week: ChangeableWeek, index: number, extra?: number): DayFitter | null {
  const { request, candidates, boundsOn, numberOf } = week
  const today = week.plan.days[index]
  if (today === undefined || !dishesOf(today).every(({ recipe }) => week.isKnown(recipe))) return null
  const dishes = Int32Array.from(dishesOf(today), ({ recipe }) => numberOf(recipe))
  const places = dayPlaces(
    { slots: slotsOf(request), energy: targetsOn(request, index).energy, candidates },
    today.meals.map((meal) => meal.dishes.length - 1),
  )
    .map((place, position) => withDish(place, at(dishes, position)))
    .map((place) => (extra === undefined ? place : withDish(place, extra)))
  if (places.length !== dishes.length) return null
  const { person } = request
  // What is eaten elsewhere has no portions to fit.
  const open = [...places.keys()].filter((at) => awayKcal(today.meals[places[at]?.meal ?? 0] ?? {}, person) === null)
  const tables = open.flatMap((at) => {
    const place = places[at]
    return place === undefined ? [] : [portionTable(place, candidates)]
  })
  const finder = portionFinder(tables, besides(boundsOn(index), kcalElsewhere(today, person)))
  const planned = Float64Array.from(dishesOf(today), ({ portion }) => portion)

  const fit = (chosen: Int32Array): FittedDay => {
    const fitted = Int32Array.from(open, (place) => at(chosen, place))
    const cost = finder.find(fitted, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)
    const portions = planned.slice()
    for (const [nth, place] of open.entries())
      portions[place] = at(tables[nth]?.portion ?? [], at(fitted, nth) * WIDTH + at(finder.ranks, nth))
    return { day: withLeftovers(plannedDay(places, candidates, { dishes: chosen, portions }, 0), today), cost }
  }
  return { places, dishes, fit }
}

/**
 * Leftovers stay leftovers and what was eaten stays so, unless another dish has taken its place; guests stay invited, and
 * what is locked stays so.
 */
function withLeftovers(day: PlannedDay, before: PlannedDay): PlannedDay {
  return {
    meals: day.meals.map((meal, index) => {
      const { leftoverOf, dishes, guests, away, locked, kept } = before.meals[index] ?? meal
      const isSame = dishes[0]?.recipe === meal.dishes[0]?.recipe
      const invited = {
        ...meal,
        ...(guests === undefined ? {} : { guests }),
        ...(away === undefined ? {} : { away }),
        ...(locked === undefined ? {} : { locked }),
      }
      if (!isSame) return invited
      const eaten = kept === undefined ? invited : { ...invited, kept }
      return leftoverOf === undefined ? eaten : { ...eaten, leftoverOf }
    }),
  }
}
