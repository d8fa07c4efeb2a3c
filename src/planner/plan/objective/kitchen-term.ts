import { ingredient } from '#planner/foods/ingredients.ts'
import { keepingOf } from '#planner/larder/keeping.ts'
import { lastTripBefore, ONE_TRIP, type Trips } from '#planner/larder/trips.ts'
import { isMainPlace } from '#planner/plan/candidates/day-places.ts'
import { floatAt, intAt } from '#planner/plan/candidates/typed-arrays.ts'
import { readCookings } from '#planner/week/cookings.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import type { ObjectiveTable, ObjectiveTerm } from './objective-term.ts'

/** What it costs to cook the lunches and dinners of a week. */
export type KitchenPrices = {
  /** Each time that a main dish is cooked, and each minute that it keeps the hands busy. */
  readonly cooking: number
  readonly minute: number
  /** Cooking a dish for the second time in the week; the third time costs twice as much. */
  readonly mainAgain: number
  /** Each meal of leftovers. */
  readonly leftOver: number
  /** Each food from the vegetable aisle that a dish needs after the days that it keeps. */
  readonly late: number
}

export type KitchenTerm = ObjectiveTerm & {
  /** Whether a dish in a place is cooked there and elsewhere no more often than each meal's limit allows. */
  readonly allows: (day: number, place: number, dish: number) => boolean
}

const NOWHERE = -1

type Limits = { readonly lunch: number; readonly dinner: number; readonly mealsPerCooking: number }

/** By dish and day: how many of its foods are past their days if it is cooked then, counted from the last shopping. */
function latePerDay({ candidates: { variants } }: ObjectiveTable, trips: Trips): Float64Array {
  const late = new Float64Array(variants.length * DAYS)
  for (const [dish, { lines }] of variants.entries()) {
    const days = lines.filter(({ id }) => ingredient(id).aisle === 'PRODUCE').map(({ id }) => keepingOf(id).fridgeDays)
    for (let day = 0; day < DAYS; day++) {
      const age = day - lastTripBefore(trips, day)
      late[dish * DAYS + day] = days.filter((kept) => kept < age).length
    }
  }
  return late
}

/** The cost of cooking: a lunch or dinner that eats what an earlier one left is not cooked again. */
export function kitchenTerm(
  dishes: Int32Array,
  table: ObjectiveTable,
  limits: Limits,
  prices: KitchenPrices,
  trips: Trips = ONE_TRIP,
): KitchenTerm {
  const { places, candidates } = table
  const width = places.length
  const size = candidates.recipes.length
  const isMain = places.map(isMainPlace)
  const isDinner = places.map(({ slot }) => slot === 'DINNER')
  const indexes = Int32Array.from([...Array(DAYS * width).keys()].filter((index) => isMain[index % width] === true))
  const late = latePerDay(table, trips)
  const once = Float64Array.from(candidates.recipes, ({ minutes }) => prices.cooking + prices.minute * minutes.active)
  const most = limits.mealsPerCooking

  // The meals of one dish, reused for every reading.
  const meals = new Int32Array(indexes.length)
  const days = new Int32Array(indexes.length)
  const cookedAt = new Int32Array(indexes.length)

  /** Reads the meals of a dish as if it were not at one index of the week but at another; returns how many they are. */
  function read(dish: number, without: number, also: number): number {
    let count = 0
    for (let at = 0; at < indexes.length; at++) {
      const index = intAt(indexes, at)
      if (index === also || (index !== without && dishes[index] === dish)) {
        meals[count] = index
        days[count] = Math.floor(index / width)
        count++
      }
    }
    readCookings(days, count, { keepsDays: candidates.recipes[dish]?.keepsDays ?? 0, most }, cookedAt)
    return count
  }

  const onceOn = (day: number, dish: number): number =>
    floatAt(once, dish) + prices.late * floatAt(late, dish * DAYS + day)

  function costOf(dish: number, count: number): number {
    let sum = 0
    let cooked = 0
    for (let meal = 0; meal < count; meal++) {
      if (cookedAt[meal] === meal) {
        sum += onceOn(intAt(days, meal), dish) + prices.mainAgain * cooked
        cooked++
      } else sum += prices.leftOver
    }
    return sum
  }

  /** The least that a dish can cost on any days. */
  function leastOf(dish: number, count: number): number {
    const keeps = (candidates.recipes[dish]?.keepsDays ?? 0) > 0
    const cooked = keeps ? Math.ceil(count / most) : count
    return (
      cooked * floatAt(once, dish) + (prices.mainAgain * cooked * (cooked - 1)) / 2 + (count - cooked) * prices.leftOver
    )
  }

  const uses = new Int32Array(size)
  const costs = new Float64Array(size)
  const spared = new Float64Array(size)
  let total = 0
  let spare = 0

  function count(_day: number, place: number, dish: number): void {
    if (isMain[place] !== true) return
    const times = read(dish, NOWHERE, NOWHERE)
    const cost = costOf(dish, times)
    uses[dish] = times
    const more = cost - leastOf(dish, times)
    total += cost - floatAt(costs, dish)
    spare += more - floatAt(spared, dish)
    costs[dish] = cost
    spared[dish] = more
  }

  function change(day: number, place: number, old: number, dish: number): number {
    if (isMain[place] !== true) return 0
    const index = day * width + place
    // Most dishes come once, which needs no reading.
    const left = intAt(uses, old) === 1 ? 0 : costOf(old, read(old, index, NOWHERE))
    const taken = intAt(uses, dish) === 0 ? onceOn(day, dish) : costOf(dish, read(dish, NOWHERE, index))
    return left - floatAt(costs, old) + taken - floatAt(costs, dish)
  }

  function isWithinLimits(count: number): boolean {
    let lunches = 0
    let dinners = 0
    for (let meal = 0; meal < count; meal++) {
      if (cookedAt[meal] !== meal) continue
      if (isDinner[intAt(meals, meal) % width] === true) dinners++
      else lunches++
    }
    return lunches <= limits.lunch && dinners <= limits.dinner
  }

  /** Whether what ate the leftovers of the dish in a place may be cooked itself, if that dish goes. */
  function mayGo(index: number): boolean {
    const old = intAt(dishes, index)
    return old < 0 || intAt(uses, old) < 3 || isWithinLimits(read(old, index, NOWHERE))
  }

  function allows(day: number, place: number, dish: number): boolean {
    const index = day * width + place
    if (intAt(uses, dish) === 0) return mayGo(index)
    if (!isWithinLimits(read(dish, NOWHERE, index))) return false
    return mayGo(index)
  }

  return { count, cost: () => total, costByDay: () => spare, change, allows }
}
