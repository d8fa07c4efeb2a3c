import { DAYS } from '#planner/week/week-plan.ts'
import type { DayBounds } from './day-bounds.ts'

/** Outside the bounds a day costs a step and then more the farther it is, so that shortfalls stay small. */
const OUTSIDE = { step: 6, slope: 300 } as const
/**
 * Inside, days far from the middle make the mean of the week hard to hold; fibre and all of the protein are wanted; and
 * twice the most fibre (`fibreMost`) would cost `fibreBeyond`.
 */
export const dayPrices = { freeEnergy: 0.015, energy: 25, fibre: 5, fibreBeyond: 8, protein: 15 } as const

/** What a day's sums cost: its distance from the energy aimed at, and what it lacks of protein and fibre. */
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

/** The cost of the fibre of a day above `fibreMost`, g. */
export const fibreBeyondCost = (fibre: number, { fibreMost }: DayBounds): number =>
  fibre > fibreMost ? dayPrices.fibreBeyond * (fibre / fibreMost - 1) : 0

/** What twice the sodium would cost, and the share of the most from which it does, so that a week stays below. */
export const SODIUM_PRICE = 50
export const SODIUM_AIM = 0.97
const ENERGY = { step: 3, slope: 1500 } as const

/** What it costs that the mean of a week is off its energy; kcal of all days. */
export function weekEnergyCost(kcal: number, { energy, weekLeast, weekMost }: DayBounds): number {
  const mean = kcal / DAYS
  const off = Math.max(weekLeast - mean, mean - weekMost, 0) / energy
  return off > 0 ? ENERGY.step + ENERGY.slope * off : 0
}

/** Sodium that a week may have before it costs, mg. */
export const freeSodium = ({ sodiumMax }: DayBounds): number => SODIUM_AIM * DAYS * sodiumMax

/** What so much sodium costs beyond what is free in a week, mg; nothing below it. */
export const sodiumCost = (beyond: number, { sodiumMax }: DayBounds): number =>
  beyond > 0 ? (SODIUM_PRICE * beyond) / (DAYS * sodiumMax) : 0
