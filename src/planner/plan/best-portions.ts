import { floatAt, intAt } from './at.ts'
import type { Aims } from './day-aims.ts'
import { type PortionTable, WIDTH } from './portion-table.ts'

/** Finds the best portions of the dishes of one day; `ranks` holds those of the last day that was found. */
export type PortionFinder = {
  readonly ranks: Int32Array
  /** The cost of the best portions, or infinity where nothing costs less than the limit. */
  readonly find: (dishes: Int32Array, offset: number, limit: number) => number
}

/** Outside the bounds a day costs a step and then more the farther it is, so that shortfalls stay small. */
const OUTSIDE = { step: 6, slope: 300 } as const
/** Inside, days far from the middle make the mean of the week hard to hold; and fibre and all of the protein are wanted. */
export const dayPrices = { freeEnergy: 0.015, energy: 25, fibre: 5, protein: 15 } as const
/** Keeps a day of many dishes for which nothing can be pruned from taking long. */
const MOST_NODES = 200

const energyCost = (kcal: number, { energy, least, most }: Aims): number => {
  const off = dayPrices.energy * Math.max(0, Math.abs(kcal / energy - 1) - dayPrices.freeEnergy)
  const outside = Math.max(least - kcal, kcal - most, 0) / energy
  return outside > 0 ? off + OUTSIDE.step + OUTSIDE.slope * outside : off
}

/** Cost of a day's sums: its distance from the energy aimed at, and what it lacks of protein and fibre. */
function sumsCost(kcal: number, protein: number, fibre: number, aims: Aims): number {
  const lack = Math.max(0, 1 - protein / aims.protein)
  return (
    energyCost(kcal, aims) +
    (lack > 0 ? aims.proteinPrice.step + aims.proteinPrice.slope * lack : 0) +
    dayPrices.protein * Math.max(0, 1 - protein / aims.proteinTarget) +
    dayPrices.fibre * Math.max(0, 1 - fibre / aims.fibre)
  )
}

/** Depth-first search, cheapest portions first; a branch is left when the best it can still come to is no better. */
export function portionFinder(tables: readonly PortionTable[], aims: Aims): PortionFinder {
  const places = tables.length
  const ranks = new Int32Array(places)
  const path = new Int32Array(places)
  const chosen = new Int32Array(places)
  // What the places from an index on can add at least and at most.
  const low = new Float64Array(places + 1)
  const high = new Float64Array(places + 1)
  const cheap = new Float64Array(places + 1)
  const protein = new Float64Array(places + 1)
  const fibre = new Float64Array(places + 1)
  const density = new Float64Array(places + 1)
  let best = 0
  let nodes = 0

  function reach(): void {
    for (let place = places - 1; place >= 0; place--) {
      const table = tables[place]
      if (table === undefined) return
      const first = intAt(chosen, place) * WIDTH
      let least = Number.POSITIVE_INFINITY
      let most = 0
      let top = first
      for (let index = first; index < first + intAt(table.count, intAt(chosen, place)); index++) {
        const kcal = floatAt(table.kcal, index)
        if (kcal < least) least = kcal
        if (kcal > most) {
          most = kcal
          top = index
        }
      }
      low[place] = floatAt(low, place + 1) + least
      high[place] = floatAt(high, place + 1) + most
      cheap[place] = floatAt(cheap, place + 1) + floatAt(table.cost, first)
      protein[place] = floatAt(protein, place + 1) + floatAt(table.protein, top)
      fibre[place] = floatAt(fibre, place + 1) + floatAt(table.fibre, top)
      density[place] = Math.max(floatAt(density, place + 1), floatAt(table.protein, top) / most)
    }
  }

  /** The least that a branch can come to. */
  function bound(place: number, cost: number, kcal: number, proteinSum: number, fibreSum: number): number {
    const from = kcal + floatAt(low, place)
    const to = kcal + floatAt(high, place)
    const nearest = from > aims.energy ? from : Math.min(to, aims.energy)
    const room = Math.max(aims.most, from) - kcal
    const proteinReach = proteinSum + Math.min(floatAt(protein, place), floatAt(density, place) * room)
    return cost + floatAt(cheap, place) + sumsCost(nearest, proteinReach, fibreSum + floatAt(fibre, place), aims)
  }

  function descend(place: number, cost: number, kcal: number, proteinSum: number, fibreSum: number): void {
    const table = tables[place]
    if (table === undefined) {
      const total = cost + sumsCost(kcal, proteinSum, fibreSum, aims)
      if (total >= best) return
      best = total
      ranks.set(path)
      return
    }
    const dish = intAt(chosen, place)
    for (let rank = 0; rank < intAt(table.count, dish); rank++) {
      if (nodes >= MOST_NODES) return
      nodes++
      const index = dish * WIDTH + rank
      const spent = cost + floatAt(table.cost, index)
      // Dearer portions of this dish follow.
      if (spent + floatAt(cheap, place + 1) >= best) return
      const k = kcal + floatAt(table.kcal, index)
      const p = proteinSum + floatAt(table.protein, index)
      const f = fibreSum + floatAt(table.fibre, index)
      if (bound(place + 1, spent, k, p, f) >= best) continue
      path[place] = rank
      descend(place + 1, spent, k, p, f)
    }
  }

  function find(dishes: Int32Array, offset: number, limit: number): number {
    for (let place = 0; place < places; place++) chosen[place] = intAt(dishes, offset + place)
    reach()
    best = limit
    nodes = 0
    if (bound(0, 0, 0, 0, 0) < best) descend(0, 0, 0, 0, 0)
    return best < limit ? best : Number.POSITIVE_INFINITY
  }

  return { ranks, find }
}
