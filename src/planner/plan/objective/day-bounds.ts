import type { DayTargets, Relaxation } from '#planner/week/week-plan.ts'

/** Bounds of each day, and of the mean of a week. Energy in kcal, protein and fibre in g, sodium in mg. */
export type DayBounds = {
  readonly energy: number
  readonly least: number
  readonly most: number
  /** The least protein of a day, and the amount that is aimed at. */
  readonly protein: number
  readonly proteinTarget: number
  /** The cost of a day below `protein`: `step` at once, plus `slope` times the missing share. */
  readonly proteinPrice: { readonly step: number; readonly slope: number }
  readonly fibre: number
  /** Fibre a day above which more is penalised, g. */
  readonly fibreMost: number
  readonly sodiumMax: number
  readonly weekLeast: number
  readonly weekMost: number
}

const tolerance = { usual: { day: 0.05, week: 0.02 }, relaxed: { day: 0.08, week: 0.04 } } as const
/** A relaxed protein bound still has a price, but a lower one than the energy of the week. */
const proteinPrice = { usual: { step: 1, slope: 80 }, relaxed: { step: 0, slope: 20 } } as const
const PROTEIN_SHARE = 0.95
const FIBRE_SHARE = 0.9
/** Grams of fibre, a day or for each 1,000 kcal, above which most people are uncomfortable. */
const FIBRE_MOST = { day: 55, per1000Kcal: 20 } as const
/** Distance kept from the bounds, so that rounding errors of the validator do not make a day invalid. */
const EDGE = 1e-6

/** The bounds for given targets, after relaxations. */
export function dayBoundsOf(targets: DayTargets, relaxed: readonly Relaxation[]): DayBounds {
  const { energy, energyFloor, protein, fibre, sodiumMax } = targets
  const { day, week } = relaxed.includes('ENERGY_BAND') ? tolerance.relaxed : tolerance.usual
  return {
    energy,
    least: Math.max(energy * (1 - day), energyFloor) + EDGE,
    most: energy * (1 + day) - EDGE,
    protein: protein * PROTEIN_SHARE + EDGE,
    proteinTarget: protein,
    proteinPrice: relaxed.includes('PROTEIN') ? proteinPrice.relaxed : proteinPrice.usual,
    fibre: fibre * FIBRE_SHARE,
    fibreMost: Math.max(FIBRE_MOST.day, (FIBRE_MOST.per1000Kcal * energy) / 1000),
    sodiumMax,
    weekLeast: energy * (1 - week) + EDGE,
    weekMost: energy * (1 + week) - EDGE,
  }
}
