import { type PortionTable, WIDTH } from '#planner/plan/candidates/portion-table.ts'
import { floatAt, intAt } from '#planner/plan/candidates/typed-arrays.ts'
import type { DayBounds } from '#planner/plan/objective/day-bounds.ts'
import { freeSodium, sodiumCost, weekEnergyCost } from '#planner/plan/objective/nutrient-cost.ts'
import type { WeekObjective } from '#planner/plan/objective/week-objective.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import type { PortionFinder } from './best-portions.ts'

/** Dishes and portions by day and place. */
export type Arrangement = { readonly dishes: Int32Array; readonly portions: Float64Array; readonly cost: number }

export type WeekParts = {
  readonly tables: readonly PortionTable[]
  readonly finder: PortionFinder
  readonly objective: WeekObjective
  readonly bounds: DayBounds
  /** The best portions of the others at the table. */
  readonly others: readonly PortionFinder[]
}

/** Two days that exchange dishes in `count` places: the dish `here` on the first day goes `there` on the second. */
export type Trade = {
  first: number
  second: number
  count: number
  readonly here: Int32Array
  readonly there: Int32Array
}

/** The state of the search: the dishes of a week, the best portions for them, and the total cost. */
export type WeekState = {
  readonly cost: () => number
  /** Finds the portions of all days, once every place has a dish. */
  readonly begin: () => void
  /** Replaces a dish if the new one is allowed and the cost rises by at most `allowance`; returns whether it did. */
  readonly replace: (day: number, place: number, dish: number, allowance: number) => boolean
  /** Trades if all dishes are allowed and the cost rises by at most `allowance`; returns whether it did. */
  readonly trade: (trade: Trade, allowance: number) => boolean
  /** The week as it is now. */
  readonly arrangement: () => Arrangement
}

/** If a trade could save more than this, its dishes are put in place first, to compute what it really saves. */
const LARGE_SAVING = 0.3

/** A day with changed dishes and the best portions for them. */
type Trial = {
  readonly dishes: Int32Array
  readonly portions: Float64Array
  cost: number
  kcal: number
  sodium: number
}

/**
 * Most changes are rejected, so the cheap checks come first: the cost of the dishes, then a lower bound over all
 * portions, and only then the best portions. The objective is updated only if a change is likely to be accepted.
 */
export function weekState({ tables, finder, objective, bounds, others }: WeekParts): WeekState {
  const width = tables.length
  const { dishes } = objective
  const portions = new Float64Array(DAYS * width)
  const dayCost = new Float64Array(DAYS)
  const dayKcal = new Float64Array(DAYS)
  const daySodium = new Float64Array(DAYS)
  const free = freeSodium(bounds)
  let choice = 0
  // The most that a trade can save: if dishes keep their places (byDay), and if they change places (byPlace).
  let byDay = 0
  let byPlace = 0
  let days = 0
  let kcal = 0
  let sodium = 0

  const newTrial = (): Trial => ({
    dishes: new Int32Array(width),
    portions: new Float64Array(width),
    cost: 0,
    kcal: 0,
    sodium: 0,
  })
  const one = newTrial()
  const other = newTrial()

  function copyDay(trial: Trial, day: number): void {
    for (let place = 0; place < width; place++) trial.dishes[place] = intAt(dishes, day * width + place)
  }

  /** What dishes cost the others in their best portions, or infinity if they cost no less than the limit. */
  function costToOthers(chosen: Int32Array, limit: number): number {
    let sum = 0
    for (const other of others) {
      sum += other.find(chosen, Number.POSITIVE_INFINITY, limit - sum)
      if (sum >= limit) return Number.POSITIVE_INFINITY
    }
    return sum
  }

  /** Finds the portions of a trial, given the sodium of other days in mg; false if it costs no less than the limit. */
  function fits(trial: Trial, sodiumElsewhere: number, limit: number): boolean {
    const found = finder.find(trial.dishes, free - sodiumElsewhere, limit)
    if (found === Number.POSITIVE_INFINITY) return false
    trial.kcal = 0
    trial.sodium = 0
    for (let place = 0; place < width; place++) {
      const table = tables[place]
      if (table === undefined) return false
      const index = intAt(trial.dishes, place) * WIDTH + intAt(finder.ranks, place)
      trial.portions[place] = floatAt(table.portion, index)
      trial.kcal += floatAt(table.kcal, index)
      trial.sodium += floatAt(table.sodium, index)
    }
    trial.cost = found - sodiumCost(sodiumElsewhere + trial.sodium - free, bounds)
    if (others.length === 0) return true
    trial.cost += costToOthers(trial.dishes, limit - found)
    return trial.cost < Number.POSITIVE_INFINITY
  }

  function settle(trial: Trial, day: number): void {
    for (let place = 0; place < width; place++) portions[day * width + place] = floatAt(trial.portions, place)
    days += trial.cost - floatAt(dayCost, day)
    kcal += trial.kcal - floatAt(dayKcal, day)
    sodium += trial.sodium - floatAt(daySodium, day)
    dayCost[day] = trial.cost
    dayKcal[day] = trial.kcal
    daySodium[day] = trial.sodium
  }

  function readObjective(): void {
    choice = objective.cost()
    byDay = objective.costByDay()
    byPlace = objective.costByPlace()
  }

  function begin(): void {
    for (let day = 0; day < DAYS; day++) {
      copyDay(one, day)
      fits(one, sodium - floatAt(daySodium, day), Number.POSITIVE_INFINITY)
      settle(one, day)
    }
    readObjective()
  }

  const weekCost = (weekKcal: number, weekSodium: number): number =>
    weekEnergyCost(weekKcal, bounds) + sodiumCost(weekSodium - free, bounds)
  const cost = (): number => choice + days + weekCost(kcal, sodium)

  function replace(day: number, place: number, dish: number, allowance: number): boolean {
    if (intAt(dishes, day * width + place) === dish || !objective.allows(day, place, dish)) return false
    const before = floatAt(dayCost, day) + weekCost(kcal, sodium)
    const limit = allowance + before - objective.change(day, place, dish)
    if (limit <= 0) return false
    copyDay(one, day)
    one.dishes[place] = dish
    const salt = sodium - floatAt(daySodium, day)
    if (finder.least(one.dishes) >= limit || !fits(one, salt, limit)) return false
    if (one.cost + weekCost(kcal - floatAt(dayKcal, day) + one.kcal, salt + one.sodium) >= limit) return false
    objective.take(day, place)
    objective.put(day, place, dish)
    settle(one, day)
    readObjective()
    return true
  }

  /** Puts the dishes of both trials into the traded places of the objective; returns whether all are allowed there. */
  function putTrials({ first, second, count, here, there }: Trade): boolean {
    let isAllowed = true
    for (let index = 0; index < count; index++) {
      objective.takeMoved(first, intAt(here, index))
      objective.takeMoved(second, intAt(there, index))
    }
    for (let index = 0; index < count; index++) {
      const mine = intAt(one.dishes, intAt(here, index))
      const theirs = intAt(other.dishes, intAt(there, index))
      isAllowed &&= objective.allows(first, intAt(here, index), mine)
      objective.putMoved(first, intAt(here, index), mine)
      isAllowed &&= objective.allows(second, intAt(there, index), theirs)
      objective.putMoved(second, intAt(there, index), theirs)
    }
    return isAllowed
  }

  /**
   * Copies both days into the trials and swaps the traded dishes there (back, after `putTrials`); whether any changes its
   * place.
   */
  function swapTrials({ first, second, count, here, there }: Trade): boolean {
    copyDay(one, first)
    copyDay(other, second)
    let moves = false
    for (let index = 0; index < count; index++) {
      const mine = intAt(one.dishes, intAt(here, index))
      const theirs = intAt(other.dishes, intAt(there, index))
      one.dishes[intAt(here, index)] = theirs
      other.dishes[intAt(there, index)] = mine
      moves ||= here[index] !== there[index]
    }
    return moves
  }

  function trade(days: Trade, allowance: number): boolean {
    const { first, second } = days
    const before = floatAt(dayCost, first) + floatAt(dayCost, second) + weekCost(kcal, sodium)
    const spared = swapTrials(days) ? byPlace : byDay
    const most = allowance + before
    const leastOther = finder.least(other.dishes)
    const least = leastOther + finder.least(one.dishes)
    if (least >= most + spared) return false
    // If much could be saved, the exact saving is computed first.
    const isPut = spared > LARGE_SAVING
    const limit = isPut ? (putTrials(days) ? most + choice - objective.cost() : 0) : most + spared
    if (limit > least && fitBoth(days, leastOther, limit)) {
      const energy = kcal - floatAt(dayKcal, first) - floatAt(dayKcal, second) + one.kcal + other.kcal
      const salt = sodium - floatAt(daySodium, first) - floatAt(daySodium, second) + one.sodium + other.sodium
      const change = one.cost + other.cost + weekCost(energy, salt) - before
      if ((isPut || putTrials(days)) && objective.cost() - choice + change <= allowance) {
        settle(one, first)
        settle(other, second)
        readObjective()
        return true
      }
    } else if (!isPut) return false
    swapTrials(days)
    putTrials(days)
    return false
  }

  /** Finds the portions of both trials; false if together they do not cost less than the limit. */
  function fitBoth({ first, second }: Trade, leastOther: number, limit: number): boolean {
    const salt = sodium - floatAt(daySodium, first) - floatAt(daySodium, second)
    return (
      fits(one, salt + floatAt(daySodium, second), limit - leastOther) &&
      fits(other, salt + one.sodium, limit - one.cost)
    )
  }

  return {
    cost,
    begin,
    replace,
    trade,
    arrangement: () => ({ dishes: dishes.slice(), portions: portions.slice(), cost: cost() }),
  }
}
