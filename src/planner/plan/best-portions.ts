import { floatAt, intAt } from './at.ts'
import type { Aims } from './day-aims.ts'
import { fibreBeyondCost, lackCost } from './day-cost.ts'
import { emptyTable, type PortionTable, WIDTH } from './portion-table.ts'
import { saltCost } from './week-cost.ts'

/** Finds the best portions of the dishes of one day; `ranks` holds those of the last day that was found. */
export type PortionFinder = {
  readonly ranks: Int32Array
  /** What no portions of these dishes cost less than; salt left out. */
  readonly least: (dishes: Int32Array) => number
  /**
   * The cost of the best portions with that of salt beyond `sodiumLeft`, mg, or infinity where nothing costs less than
   * the limit.
   */
  readonly find: (dishes: Int32Array, sodiumLeft: number, limit: number) => number
}

/** Keeps a day of many dishes for which nothing can be pruned from taking long. */
const MOST_NODES = 200

const NO_TABLE = emptyTable(0)

/** Depth-first search, cheapest portions first; a branch is left when the best it can still come to is no better. */
export function portionFinder(tables: readonly PortionTable[], aims: Aims): PortionFinder {
  const places = tables.length
  const last = places - 1
  const ranks = new Int32Array(places)
  const path = new Int32Array(places)
  let chosen: Int32Array = ranks
  // What the places from an index on can add at least and at most.
  const low = new Float64Array(places + 1)
  const high = new Float64Array(places + 1)
  const cheap = new Float64Array(places + 1)
  const protein = new Float64Array(places + 1)
  const fibre = new Float64Array(places + 1)
  const density = new Float64Array(places + 1)
  const salt = new Float64Array(places + 1)
  let left = 0
  let best = 0
  let nodes = 0

  function reach(dishes: Int32Array): void {
    chosen = dishes
    for (let place = places - 1; place >= 0; place--) {
      const table = tables[place] ?? NO_TABLE
      const dish = intAt(dishes, place)
      const most = floatAt(table.high, dish)
      const mostProtein = floatAt(table.highProtein, dish)
      low[place] = floatAt(low, place + 1) + floatAt(table.low, dish)
      high[place] = floatAt(high, place + 1) + most
      cheap[place] = floatAt(cheap, place + 1) + floatAt(table.cost, dish * WIDTH)
      protein[place] = floatAt(protein, place + 1) + mostProtein
      fibre[place] = floatAt(fibre, place + 1) + floatAt(table.highFibre, dish)
      density[place] = Math.max(floatAt(density, place + 1), mostProtein / most)
      salt[place] = floatAt(salt, place + 1) + floatAt(table.lowSodium, dish)
    }
  }

  /** The least that a branch can come to. */
  function bound(place: number, cost: number, kcal: number, proteinSum: number, fibreSum: number): number {
    const from = kcal + floatAt(low, place)
    const to = kcal + floatAt(high, place)
    const nearest = from > aims.energy ? from : Math.min(to, aims.energy)
    const room = Math.max(aims.most, from) - kcal
    const proteinReach = proteinSum + Math.min(floatAt(protein, place), floatAt(density, place) * room)
    return cost + floatAt(cheap, place) + lackCost(nearest, proteinReach, fibreSum + floatAt(fibre, place), aims)
  }

  /** Tries all portions of the last dish beside those that are on the path. */
  function close(cost: number, kcal: number, proteinSum: number, fibreSum: number, sodium: number): void {
    const table = tables[last] ?? NO_TABLE
    const first = intAt(chosen, last) * WIDTH
    const end = first + intAt(table.count, intAt(chosen, last))
    nodes += end - first
    for (let index = first; index < end; index++) {
      const spent = cost + floatAt(table.cost, index)
      if (spent >= best) return
      const f = fibreSum + floatAt(table.fibre, index)
      const total =
        spent +
        lackCost(kcal + floatAt(table.kcal, index), proteinSum + floatAt(table.protein, index), f, aims) +
        fibreBeyondCost(f, aims) +
        saltCost(sodium + floatAt(table.sodium, index) - left, aims)
      if (total >= best) continue
      best = total
      path[last] = index - first
      ranks.set(path)
    }
  }

  function descend(
    place: number,
    cost: number,
    kcal: number,
    proteinSum: number,
    fibreSum: number,
    sodium: number,
  ): void {
    if (place === last) {
      close(cost, kcal, proteinSum, fibreSum, sodium)
      return
    }
    const table = tables[place] ?? NO_TABLE
    const first = intAt(chosen, place) * WIDTH
    const end = first + intAt(table.count, intAt(chosen, place))
    for (let index = first; index < end; index++) {
      if (nodes >= MOST_NODES) return
      nodes++
      const spent = cost + floatAt(table.cost, index)
      // Dearer portions of this dish follow.
      if (spent + floatAt(cheap, place + 1) >= best) return
      const k = kcal + floatAt(table.kcal, index)
      const p = proteinSum + floatAt(table.protein, index)
      const f = fibreSum + floatAt(table.fibre, index)
      const s = sodium + floatAt(table.sodium, index)
      if (bound(place + 1, spent, k, p, f) + saltCost(s + floatAt(salt, place + 1) - left, aims) >= best) continue
      path[place] = index - first
      descend(place + 1, spent, k, p, f, s)
    }
  }

  function least(dishes: Int32Array): number {
    reach(dishes)
    return bound(0, 0, 0, 0, 0)
  }

  function find(dishes: Int32Array, sodiumLeft: number, limit: number): number {
    reach(dishes)
    left = sodiumLeft
    best = limit
    nodes = 0
    if (bound(0, 0, 0, 0, 0) + saltCost(floatAt(salt, 0) - left, aims) < best) descend(0, 0, 0, 0, 0, 0)
    return best < limit ? best : Number.POSITIVE_INFINITY
  }

  return { ranks, least, find }
}
