import { DAYS } from '#planner/week/week-plan.ts'
import type { DayBounds } from './day-bounds.ts'

/** Outside the energy bounds a day costs a step plus a slope by its distance, so that shortfalls stay small. */
const OUTSIDE = { step: 6, slope: 300 } as const
/**
 * Prices within the bounds. Days far from the target energy make the mean of the week hard to keep; `fibre` and
 * `protein` price the missing share of their targets; twice `fibreMost` would cost `fibreBeyond`.
 */
export const dayPrices = { freeEnergy: 0.015, energy: 25, fibre: 5, fibreBeyond: 8, protein: 15 } as const

/** The cost of a day's totals: the distance from the target energy, and missing protein and fibre. */
export function lackCost(kcal: number, protein: number, fibre: number, bounds: DayBounds): number {
  const off = Math.abs(kcal - bounds.energy) / bounds.energy - dayPrices.freeEnergy
  let cost = off > 0 ? dayPrices.energy * off : 0
  if (kcal < bounds.least || kcal > bounds.most) {
    cost += OUTSIDE.step + (OUTSIDE.slope * Math.max(bounds.least - kcal, kcal - bounds.most)) / bounds.energy
  }
  if (protein < bounds.proteinTarget) {
    cost += dayPrices.protein * (1 - protein / bounds.proteinTarget)
    if (protein < bounds.protein)
      cost += bounds.proteinPrice.step + bounds.proteinPrice.slope * (1 - protein / bounds.protein)
  }
  return fibre < bounds.fibre ? cost + dayPrices.fibre * (1 - fibre / bounds.fibre) : cost
}

/** The cost of a day's fibre (g) above `fibreMost`. */
export const fibreBeyondCost = (fibre: number, { fibreMost }: DayBounds): number =>
  fibre > fibreMost ? dayPrices.fibreBeyond * (fibre / fibreMost - 1) : 0

/**
 * The cost of exceeding a week's maximum of sodium by as much again, and the share of the maximum from which excess
 * counts, so that a week stays below it.
 */
export const SODIUM_PRICE = 50
export const SODIUM_AIM = 0.97
const ENERGY = { step: 3, slope: 1500 } as const

/** The cost of a week whose mean energy is outside its bounds; `kcal` is the sum of all days. */
export function weekEnergyCost(kcal: number, { energy, weekLeast, weekMost }: DayBounds): number {
  const mean = kcal / DAYS
  const off = Math.max(weekLeast - mean, mean - weekMost, 0) / energy
  return off > 0 ? ENERGY.step + ENERGY.slope * off : 0
}

/** Sodium of a week, mg, above which it has a cost. */
export const freeSodium = ({ sodiumMax }: DayBounds): number => SODIUM_AIM * DAYS * sodiumMax

/** The cost of sodium beyond `freeSodium`, mg; 0 if `beyond` is not positive. */
export const sodiumCost = (beyond: number, { sodiumMax }: DayBounds): number =>
  beyond > 0 ? (SODIUM_PRICE * beyond) / (DAYS * sodiumMax) : 0
