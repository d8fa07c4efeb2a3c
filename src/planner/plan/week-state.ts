import { floatAt, intAt } from './at.ts'
import type { PortionFinder } from './best-portions.ts'
import type { Candidates } from './candidates.ts'
import type { Aims } from './day-aims.ts'
import { type PortionTable, WIDTH } from './portion-table.ts'
import { type Board, DAYS } from './week-board.ts'

/** Dishes and portions by day and place. */
export type Arrangement = { readonly dishes: Int32Array; readonly portions: Float64Array; readonly cost: number }

export type WeekParts = {
  readonly candidates: Candidates
  readonly tables: readonly PortionTable[]
  readonly finder: PortionFinder
  readonly board: Board
  readonly aims: Aims
}

/** A week that is being searched for: the dishes on a board, the best portions for them, and what it all costs. */
export type WeekState = {
  readonly cost: () => number
  /** Finds the portions of all days, once the board is full. */
  readonly begin: () => void
  /**
   * Keeps what has just been put on the board in one or two days, if it makes the week no dearer than it was by more
   * than an allowance. Where it says no, the board is for the caller to put back.
   */
  readonly accept: (first: number, second: number, allowance: number) => boolean
  /** The week as it is now. */
  readonly arrangement: () => Arrangement
}

const WEEK_ENERGY = { step: 3, slope: 1500 } as const
/** What twice the sodium would cost, and the share of the most from which it does, so that a week stays below. */
export const SODIUM_PRICE = 50
export const SODIUM_AIM = 0.97
/** What twice the fibre that sits well would cost a day. */
export const FIBRE_PRICE = 8

const NONE = new Float64Array()

export function weekState({ candidates, tables, finder, board, aims }: WeekParts): WeekState {
  const width = tables.length
  const { dishes } = board
  const portions = new Float64Array(DAYS * width)
  const dayCost = new Float64Array(DAYS)
  const dayKcal = new Float64Array(DAYS)
  const daySodium = new Float64Array(DAYS)
  const dayFibre = new Float64Array(DAYS)
  let choice = 0
  let week = 0
  let days = 0

  function weekCost(): number {
    let kcal = 0
    let sodium = 0
    let beyond = 0
    for (let day = 0; day < DAYS; day++) {
      kcal += floatAt(dayKcal, day)
      sodium += floatAt(daySodium, day)
      beyond += Math.max(0, floatAt(dayFibre, day) / aims.fibreMost - 1)
    }
    const mean = kcal / DAYS
    const off = Math.max(aims.weekLeast - mean, mean - aims.weekMost, 0) / aims.energy
    const energy = off > 0 ? WEEK_ENERGY.step + WEEK_ENERGY.slope * off : 0
    const salt = Math.max(0, sodium / DAYS / aims.sodiumMax - SODIUM_AIM)
    return energy + SODIUM_PRICE * salt + FIBRE_PRICE * beyond
  }

  /** Writes the portions that the finder has just found. */
  function settle(day: number, cost: number): void {
    dayCost[day] = cost
    let kcal = 0
    let sodium = 0
    let fibre = 0
    for (let place = 0; place < width; place++) {
      const dish = intAt(dishes, day * width + place)
      const portion = floatAt(tables[place]?.portion ?? NONE, dish * WIDTH + intAt(finder.ranks, place))
      portions[day * width + place] = portion
      kcal += portion * floatAt(candidates.kcal, dish)
      sodium += portion * floatAt(candidates.sodium, dish)
      fibre += portion * floatAt(candidates.fibre, dish)
    }
    dayKcal[day] = kcal
    daySodium[day] = sodium
    dayFibre[day] = fibre
  }

  const find = (day: number, limit: number) => finder.find(dishes, day * width, limit)

  function begin(): void {
    for (let day = 0; day < DAYS; day++) settle(day, find(day, Number.POSITIVE_INFINITY))
    choice = board.cost()
    week = weekCost()
    days = dayCost.reduce((sum, cost) => sum + cost, 0)
  }

  const before = {
    portions: new Float64Array(2 * width),
    cost: new Float64Array(2),
    kcal: new Float64Array(2),
    sodium: new Float64Array(2),
    fibre: new Float64Array(2),
  }
  function remember(slot: number, day: number): void {
    before.portions.set(portions.subarray(day * width, (day + 1) * width), slot * width)
    before.cost[slot] = floatAt(dayCost, day)
    before.kcal[slot] = floatAt(dayKcal, day)
    before.sodium[slot] = floatAt(daySodium, day)
    before.fibre[slot] = floatAt(dayFibre, day)
  }
  function restore(slot: number, day: number): void {
    portions.set(before.portions.subarray(slot * width, (slot + 1) * width), day * width)
    dayCost[day] = floatAt(before.cost, slot)
    dayKcal[day] = floatAt(before.kcal, slot)
    daySodium[day] = floatAt(before.sodium, slot)
    dayFibre[day] = floatAt(before.fibre, slot)
  }

  function accept(first: number, second: number, allowance: number): boolean {
    const newChoice = board.cost()
    const old = choice + week + days
    const both = second !== first
    const still = newChoice + days - floatAt(dayCost, first) - (both ? floatAt(dayCost, second) : 0)
    const limit = old + allowance - still
    const one = find(first, limit)
    if (one === Number.POSITIVE_INFINITY) return false
    remember(0, first)
    if (both) remember(1, second)
    settle(first, one)
    const two = both ? find(second, limit - one) : 0
    if (two !== Number.POSITIVE_INFINITY) {
      if (both) settle(second, two)
      const newWeek = weekCost()
      if (still + one + two + newWeek <= old + allowance) {
        choice = newChoice
        week = newWeek
        days = still - newChoice + one + two
        return true
      }
    }
    restore(0, first)
    if (both) restore(1, second)
    return false
  }

  const cost = () => choice + week + days
  return {
    cost,
    begin,
    accept,
    arrangement: () => ({ dishes: dishes.slice(), portions: portions.slice(), cost: cost() }),
  }
}
