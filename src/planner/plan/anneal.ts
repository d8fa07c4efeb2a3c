import { at } from './at.ts'
import type { PortionFinder } from './best-portions.ts'
import type { Candidates } from './candidates.ts'
import type { Aims } from './day-aims.ts'
import type { Place } from './day-frame.ts'
import { type PortionTable, WIDTH } from './portion-table.ts'
import type { Random } from './seeded-random.ts'
import { type Board, DAYS } from './week-board.ts'

export type Search = {
  readonly places: readonly Place[]
  readonly candidates: Candidates
  readonly tables: readonly PortionTable[]
  readonly finder: PortionFinder
  readonly board: Board
  readonly liking: Float64Array
  readonly aims: Aims
  readonly random: Random
}

/** Dishes and portions by day and place. */
export type Arrangement = { readonly dishes: Int32Array; readonly portions: Float64Array; readonly cost: number }

const ITERATIONS = 6000
const HOTTEST = 0.2
const REPLACE_SHARE = 0.7
const WEEK_ENERGY = { step: 3, slope: 1500 } as const
const SODIUM_SLOPE = 12

export function anneal({ places, candidates, tables, finder, board, liking, aims, random }: Search): Arrangement {
  const width = places.length
  const { dishes } = board
  const portions = new Float64Array(DAYS * width)
  const dayCost = new Float64Array(DAYS)
  const dayKcal = new Float64Array(DAYS)
  const daySodium = new Float64Array(DAYS)
  const kept = { dishes: new Int32Array(DAYS * width), portions: new Float64Array(DAYS * width) }

  const pick = (pool: Int32Array): number => at(pool, Math.floor(random() * pool.length))

  /** The better liked of some taken at random. */
  function pickLiked(pool: Int32Array, tries: number): number {
    let best = pick(pool)
    for (let count = 1; count < tries; count++) {
      const other = pick(pool)
      if (at(liking, other) > at(liking, best)) best = other
    }
    return best
  }

  /** The first dish that is allowed from a random one on; where none is, the first without regard to repeats. */
  function anyAllowed(day: number, place: number, pool: Int32Array): number {
    const start = Math.floor(random() * pool.length)
    for (let step = 0; step < pool.length; step++) {
      const dish = at(pool, (start + step) % pool.length)
      if (board.allows(day, place, dish)) return dish
    }
    return at(pool, start)
  }

  function weekCost(): number {
    let kcal = 0
    let sodium = 0
    for (let day = 0; day < DAYS; day++) {
      kcal += at(dayKcal, day)
      sodium += at(daySodium, day)
    }
    const mean = kcal / DAYS
    const off = Math.max(aims.weekLeast - mean, mean - aims.weekMost, 0) / aims.energy
    const energy = off > 0 ? WEEK_ENERGY.step + WEEK_ENERGY.slope * off : 0
    return energy + SODIUM_SLOPE * Math.max(0, sodium / DAYS / aims.sodiumMax - 1)
  }

  /** Writes the portions that the finder has just found. */
  function settle(day: number, cost: number): void {
    dayCost[day] = cost
    let kcal = 0
    let sodium = 0
    for (let place = 0; place < width; place++) {
      const dish = at(dishes, day * width + place)
      const portion = at(tables[place]?.portion ?? [], dish * WIDTH + at(finder.ranks, place))
      portions[day * width + place] = portion
      kcal += portion * at(candidates.kcal, dish)
      sodium += portion * at(candidates.sodium, dish)
    }
    dayKcal[day] = kcal
    daySodium[day] = sodium
  }

  const find = (day: number, limit: number) => finder.find(dishes, day * width, limit)

  for (let day = 0; day < DAYS; day++) {
    for (const [place, { pool }] of places.entries()) {
      const liked = pickLiked(pool, 4)
      board.put(day, place, board.allows(day, place, liked) ? liked : anyAllowed(day, place, pool))
    }
    settle(day, find(day, Number.POSITIVE_INFINITY))
  }

  let choice = board.cost()
  let week = weekCost()
  let days = dayCost.reduce((sum, cost) => sum + cost, 0)
  let best = Number.POSITIVE_INFINITY
  const keep = () => {
    best = choice + week + days
    kept.dishes.set(dishes)
    kept.portions.set(portions)
  }
  keep()

  const before = { portions: new Float64Array(2 * width), cost: [0, 0], kcal: [0, 0], sodium: [0, 0] }
  function remember(slot: number, day: number): void {
    before.portions.set(portions.subarray(day * width, (day + 1) * width), slot * width)
    before.cost[slot] = at(dayCost, day)
    before.kcal[slot] = at(dayKcal, day)
    before.sodium[slot] = at(daySodium, day)
  }
  function restore(slot: number, day: number): void {
    portions.set(before.portions.subarray(slot * width, (slot + 1) * width), day * width)
    dayCost[day] = at(before.cost, slot)
    dayKcal[day] = at(before.kcal, slot)
    daySodium[day] = at(before.sodium, slot)
  }

  /** Keeps what has just been put on the board if it is worth its price; `first` and `second` are the days it changed. */
  function accept(first: number, second: number, allowance: number): boolean {
    const newChoice = board.cost()
    const old = choice + week + days
    const both = second !== first
    const still = newChoice + days - at(dayCost, first) - (both ? at(dayCost, second) : 0)
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

  function replace(allowance: number): boolean {
    const day = Math.floor(random() * DAYS)
    const place = Math.floor(random() * width)
    const old = at(dishes, day * width + place)
    const dish = pickLiked(places[place]?.pool ?? new Int32Array(), 2)
    if (dish === old) return false
    board.take(day, place)
    if (board.allows(day, place, dish)) {
      board.put(day, place, dish)
      if (accept(day, day, allowance)) return true
      board.take(day, place)
    }
    board.put(day, place, old)
    return false
  }

  function exchange(allowance: number): boolean {
    const place = Math.floor(random() * width)
    const first = Math.floor(random() * DAYS)
    const second = (first + 1 + Math.floor(random() * (DAYS - 1))) % DAYS
    const one = at(dishes, first * width + place)
    const two = at(dishes, second * width + place)
    if (one === two) return false
    const fill = (a: number, b: number) => {
      board.take(first, place)
      board.take(second, place)
      board.put(first, place, a)
      board.put(second, place, b)
    }
    const isTwice = (day: number, dish: number) => dishes.subarray(day * width, (day + 1) * width).includes(dish)
    if (isTwice(first, two) || isTwice(second, one)) return false
    fill(two, one)
    if (accept(first, second, allowance)) return true
    fill(one, two)
    return false
  }

  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const temperature = HOTTEST * (1 - iteration / ITERATIONS) ** 2
    const allowance = -temperature * Math.log(1 - random())
    const changed = random() < REPLACE_SHARE ? replace(allowance) : exchange(allowance)
    if (changed && choice + week + days < best - 1e-9) keep()
  }
  return { ...kept, cost: best }
}
