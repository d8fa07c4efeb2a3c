import type { Aims } from './day-bounds.ts'

/** Outside the bounds a day costs a step and then more the farther it is, so that shortfalls stay small. */
const OUTSIDE = { step: 6, slope: 300 } as const
/**
 * Inside, days far from the middle make the mean of the week hard to hold; fibre and all of the protein are wanted; and
 * twice the fibre that sits well would cost so much.
 */
export const dayPrices = { freeEnergy: 0.015, energy: 25, fibre: 5, fibreBeyond: 8, protein: 15 } as const

/** What a day's sums cost: its distance from the energy aimed at, and what it lacks of protein and fibre. */
export function lackCost(kcal: number, protein: number, fibre: number, aims: Aims): number {
  const off = Math.abs(kcal - aims.energy) / aims.energy - dayPrices.freeEnergy
  let cost = off > 0 ? dayPrices.energy * off : 0
  if (kcal < aims.least || kcal > aims.most) {
    cost += OUTSIDE.step + (OUTSIDE.slope * Math.max(aims.least - kcal, kcal - aims.most)) / aims.energy
  }
  if (protein < aims.proteinTarget) {
    cost += dayPrices.protein * (1 - protein / aims.proteinTarget)
    if (protein < aims.protein) cost += aims.proteinPrice.step + aims.proteinPrice.slope * (1 - protein / aims.protein)
  }
  return fibre < aims.fibre ? cost + dayPrices.fibre * (1 - fibre / aims.fibre) : cost
}

/** What the fibre costs that a day has beyond what sits well, g. */
export const fibreBeyondCost = (fibre: number, { fibreMost }: Aims): number =>
  fibre > fibreMost ? dayPrices.fibreBeyond * (fibre / fibreMost - 1) : 0
