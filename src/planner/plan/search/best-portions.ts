import { emptyTable, type PortionTable, WIDTH } from '#planner/plan/candidates/portion-table.ts'
import { floatAt, intAt } from '#planner/plan/candidates/typed-arrays.ts'
import type { DayBounds } from '#planner/plan/objective/day-bounds.ts'
import { fibreBeyondCost, lackCost, sodiumCost } from '#planner/plan/objective/nutrient-cost.ts'

/**
 * Finds the best portions of the dishes of one day; `ranks` holds, by place, the result of the last successful `find`.
 */
export type PortionFinder = {
  readonly ranks: Int32Array
  /** How many portions it has examined so far. */
  readonly examined: () => number
  /** A lower bound of the cost of these dishes in any portions, without the cost of sodium. */
  readonly least: (dishes: Int32Array) => number
  /**
   * The cost of the best portions, including that of sodium beyond `sodiumLeft` (mg), or infinity if no portions cost
   * less than the limit.
   */
  readonly find: (dishes: Int32Array, sodiumLeft: number, limit: number) => number
}

/** Bounds the time for a day of many dishes in which nothing can be pruned. */
const MOST_NODES = 100

const NO_TABLE = emptyTable(0)

/**
 * Depth-first search with branch and bound: the dishes with the most protein for their energy first, and of each dish
 * the cheapest portions first.
 */
export function portionFinder(tables: readonly PortionTable[], bounds: DayBounds): PortionFinder {
  const places = tables.length
  const last = places - 1
  const ranks = new Int32Array(places)
  const order = new Int32Array(places)
  const path = new Int32Array(places)
  let dishes: Int32Array = ranks
  // By position in the order.
  const tableAt: PortionTable[] = tables.map(() => NO_TABLE)
  const dishAt = new Int32Array(places)
  const span = new Float64Array(places)
  const density = new Float64Array(places)
  // Bounds of what the dishes from a position on can add.
  const low = new Float64Array(places + 1)
  const high = new Float64Array(places + 1)
  const cheap = new Float64Array(places + 1)
  const lowProtein = new Float64Array(places + 1)
  const fibre = new Float64Array(places + 1)
  const salt = new Float64Array(places + 1)
  let left = 0
  let best = 0
  let nodes = 0
  let examined = 0

  const densityIn = (place: number): number => floatAt((tables[place] ?? NO_TABLE).density, intAt(dishes, place))

  function sort(): void {
    for (let place = 0; place < places; place++) {
      const here = densityIn(place)
      let position = place
      while (position > 0 && densityIn(intAt(order, position - 1)) < here) {
        order[position] = intAt(order, position - 1)
        position--
      }
      order[position] = place
    }
  }

  function prepare(chosen: Int32Array): void {
    dishes = chosen
    sort()
    for (let position = last; position >= 0; position--) {
      const place = intAt(order, position)
      const table = tables[place] ?? NO_TABLE
      const dish = intAt(dishes, place)
      const least = floatAt(table.low, dish)
      tableAt[position] = table
      dishAt[position] = dish
      density[position] = floatAt(table.density, dish)
      span[position] = floatAt(table.high, dish) - least
      low[position] = floatAt(low, position + 1) + least
      high[position] = floatAt(high, position + 1) + floatAt(table.high, dish)
      cheap[position] = floatAt(cheap, position + 1) + floatAt(table.cost, dish * WIDTH)
      lowProtein[position] = floatAt(lowProtein, position + 1) + least * floatAt(table.density, dish)
      fibre[position] = floatAt(fibre, position + 1) + floatAt(table.highFibre, dish)
      salt[position] = floatAt(salt, position + 1) + floatAt(table.lowSodium, dish)
    }
  }

  /** The most protein that the dishes from a position on can add with `energy` kcal beyond their smallest portions. */
  function proteinWithin(position: number, energy: number): number {
    let protein = floatAt(lowProtein, position)
    let room = energy
    for (let next = position; next < places; next++) {
      const taken = floatAt(span, next)
      if (taken >= room) return protein + room * floatAt(density, next)
      protein += taken * floatAt(density, next)
      room -= taken
    }
    return protein
  }

  /** A lower bound of the cost of a branch. */
  function bound(position: number, cost: number, kcal: number, proteinSum: number, fibreSum: number): number {
    const from = kcal + floatAt(low, position)
    const to = kcal + floatAt(high, position)
    const nearest = from > bounds.energy ? from : Math.min(to, bounds.energy)
    const proteinMost = proteinSum + proteinWithin(position, Math.max(0, bounds.most - from))
    return cost + floatAt(cheap, position) + lackCost(nearest, proteinMost, fibreSum + floatAt(fibre, position), bounds)
  }

  function keepPath(total: number): void {
    best = total
    for (let position = 0; position < places; position++) ranks[intAt(order, position)] = intAt(path, position)
  }

  /** Tries all portions of the last dish together with those on the path. */
  function tryLastDish(cost: number, kcal: number, proteinSum: number, fibreSum: number, sodium: number): void {
    const table = tableAt[last] ?? NO_TABLE
    const first = intAt(dishAt, last) * WIDTH
    const end = first + intAt(table.count, intAt(dishAt, last))
    nodes += end - first
    for (let index = first; index < end; index++) {
      const spent = cost + floatAt(table.cost, index)
      // The portions that follow are more expensive still.
      if (spent >= best) return
      const f = fibreSum + floatAt(table.fibre, index)
      const total =
        spent +
        lackCost(kcal + floatAt(table.kcal, index), proteinSum + floatAt(table.protein, index), f, bounds) +
        fibreBeyondCost(f, bounds) +
        sodiumCost(sodium + floatAt(table.sodium, index) - left, bounds)
      if (total >= best) continue
      path[last] = index - first
      keepPath(total)
    }
  }

  function descend(
    position: number,
    cost: number,
    kcal: number,
    proteinSum: number,
    fibreSum: number,
    sodium: number,
  ): void {
    if (position === last) {
      tryLastDish(cost, kcal, proteinSum, fibreSum, sodium)
      return
    }
    const table = tableAt[position] ?? NO_TABLE
    const first = intAt(dishAt, position) * WIDTH
    const end = first + intAt(table.count, intAt(dishAt, position))
    for (let index = first; index < end; index++) {
      if (nodes >= MOST_NODES) return
      nodes++
      const spent = cost + floatAt(table.cost, index)
      if (spent + floatAt(cheap, position + 1) >= best) return
      const k = kcal + floatAt(table.kcal, index)
      const p = proteinSum + floatAt(table.protein, index)
      const f = fibreSum + floatAt(table.fibre, index)
      const s = sodium + floatAt(table.sodium, index)
      if (bound(position + 1, spent, k, p, f) + sodiumCost(s + floatAt(salt, position + 1) - left, bounds) >= best)
        continue
      path[position] = index - first
      descend(position + 1, spent, k, p, f, s)
    }
  }

  function least(chosen: Int32Array): number {
    prepare(chosen)
    return bound(0, 0, 0, 0, 0)
  }

  function find(chosen: Int32Array, sodiumLeft: number, limit: number): number {
    prepare(chosen)
    left = sodiumLeft
    best = limit
    nodes = 0
    if (bound(0, 0, 0, 0, 0) + sodiumCost(floatAt(salt, 0) - left, bounds) < best) descend(0, 0, 0, 0, 0, 0)
    examined += nodes
    return best < limit ? best : Number.POSITIVE_INFINITY
  }

  return { ranks, examined: () => examined, least, find }
}
