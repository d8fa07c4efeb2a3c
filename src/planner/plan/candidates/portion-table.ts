import type { Candidates } from './candidates.ts'
import type { Place } from './day-places.ts'
import { at } from './typed-arrays.ts'

/** The most portions that a dish has. */
export const WIDTH = 6

/** For one place: every dish in every portion, the cheapest portion of a dish first. Index: dish * WIDTH + rank. */
export type PortionTable = {
  readonly count: Int32Array
  readonly portion: Float64Array
  readonly kcal: Float64Array
  readonly protein: Float64Array
  readonly fibre: Float64Array
  readonly sodium: Float64Array
  readonly cost: Float64Array
  /** By dish: energy and sodium of its smallest portion, energy and fibre of its largest. */
  readonly low: Float64Array
  readonly lowSodium: Float64Array
  readonly high: Float64Array
  readonly highFibre: Float64Array
  /** By dish: grams of protein per kcal. */
  readonly density: Float64Array
}

const ODD_PORTION = 0.1
const SHARE_TOLERANCE = 0.15
const OFF_SHARE = 2

/**
 * The cost of a portion: of differing from one serving, and of having much more or less energy than its place should.
 */
const costOf = (portion: number, kcal: number, place: Place): number =>
  ODD_PORTION * Math.abs(portion - 1) + OFF_SHARE * Math.max(0, Math.abs(kcal / place.kcal - 1) - SHARE_TOLERANCE)

/** A table for `size` dishes without any portions. */
export const emptyTable = (size: number): PortionTable => ({
  count: new Int32Array(size),
  portion: new Float64Array(size * WIDTH),
  kcal: new Float64Array(size * WIDTH),
  protein: new Float64Array(size * WIDTH),
  fibre: new Float64Array(size * WIDTH),
  sodium: new Float64Array(size * WIDTH),
  cost: new Float64Array(size * WIDTH),
  low: new Float64Array(size),
  lowSodium: new Float64Array(size),
  high: new Float64Array(size),
  highFibre: new Float64Array(size),
  density: new Float64Array(size),
})

/** The figures of a serving of each dish, and the portions that it may have. */
type Servings = Pick<Candidates, 'recipes' | 'kcal' | 'protein' | 'fibre' | 'sodium' | 'portions'>

/** A portion of nothing: a side that somebody does without costs little. */
const WITHOUT = { portion: 0, cost: 0.05 } as const

/** @param mayBeWithout whether the eater may do without the dish of this place */
export function portionTable(place: Place, candidates: Servings, mayBeWithout = false): PortionTable {
  const table = emptyTable(candidates.recipes.length)
  for (const dish of place.pool) {
    const kcal = at(candidates.kcal, dish)
    const served = (candidates.portions[dish] ?? []).map((portion) => ({
      portion,
      cost: costOf(portion, portion * kcal, place),
    }))
    const priced = mayBeWithout ? [WITHOUT, ...served] : served
    const ranked = priced.sort((a, b) => a.cost - b.cost || a.portion - b.portion).slice(0, WIDTH)
    table.count[dish] = ranked.length
    for (const [rank, { portion, cost }] of ranked.entries()) {
      const index = dish * WIDTH + rank
      table.portion[index] = portion
      table.kcal[index] = portion * kcal
      table.protein[index] = portion * at(candidates.protein, dish)
      table.fibre[index] = portion * at(candidates.fibre, dish)
      table.sodium[index] = portion * at(candidates.sodium, dish)
      table.cost[index] = cost
    }
    const least = Math.min(...ranked.map(({ portion }) => portion))
    const most = Math.max(...ranked.map(({ portion }) => portion))
    table.low[dish] = least * kcal
    table.high[dish] = most * kcal
    table.highFibre[dish] = most * at(candidates.fibre, dish)
    table.density[dish] = at(candidates.protein, dish) / kcal
    table.lowSodium[dish] = least * at(candidates.sodium, dish)
  }
  return table
}
