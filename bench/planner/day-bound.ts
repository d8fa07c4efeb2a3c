import { dayPrices } from '../../src/planner/plan/objective/nutrient-cost.ts'
import type { Cell, Instance } from './cells.ts'

/** The price of one share of a day's energy, protein and fibre, so that each place can choose independently. */
type Multipliers = readonly [energy: number, protein: number, fibre: number]

/** An upper bound of a day's worth, and by how much each cell falls short of the best of its place. */
export type DayBound = { readonly most: number; readonly shortOf: (cell: Cell) => number }

const STEPS = 300
/** Length of the first step, in worth per share; the last steps are a hundredth of it. */
const FIRST_STEP = 4

/**
 * Bounds the worth of a day by Lagrangian relaxation of its energy, protein and fibre. Holds for any multipliers, those
 * for protein and fibre at least 0; a subgradient descent finds good ones. It allows a dish in two places and does not
 * charge for fibre above the maximum, which cannot lower the bound.
 */
export function dayBound({ cells, space: { places, bounds } }: Instance, worthOf: (cell: Cell) => number): DayBound {
  const byPlace = places.map((_, place) =>
    cells.filter((cell) => cell.place === place).map((cell) => ({ cell, worth: worthOf(cell) })),
  )
  const target = bounds.proteinTarget / bounds.protein
  /**
   * Sums at which a day's cost for a nutrient changes slope, with that cost: one of them is best, as the cost is linear
   * between them.
   */
  const bends = {
    energy: [
      bounds.least / bounds.energy,
      1 - dayPrices.freeEnergy,
      1 + dayPrices.freeEnergy,
      bounds.most / bounds.energy,
    ].map((at) => ({ at, pays: dayPrices.energy * Math.max(0, Math.abs(at - 1) - dayPrices.freeEnergy) })),
    protein: [1, target].map((at) => ({ at, pays: dayPrices.protein * Math.max(0, 1 - at / target) })),
    fibre: [0, 1].map((at) => ({ at, pays: dayPrices.fibre * Math.max(0, 1 - at) })),
  }
  const bestOf = <T>(all: readonly T[], worth: (each: T) => number) =>
    all.reduce((best, each) => (worth(each) > worth(best) ? each : best))
  const paid = ({ energy, protein, fibre }: Cell, [forEnergy, forProtein, forFibre]: Multipliers) =>
    forEnergy * energy + forProtein * protein + forFibre * fibre

  function valueAt(multipliers: Multipliers) {
    const [forEnergy, forProtein, forFibre] = multipliers
    const taken = byPlace.map((place) => bestOf(place, ({ cell, worth }) => worth + paid(cell, multipliers)))
    const sums = [
      bestOf(bends.energy, ({ at, pays }) => -pays - forEnergy * at),
      bestOf(bends.protein, ({ at, pays }) => -pays - forProtein * at),
      bestOf(bends.fibre, ({ at, pays }) => -pays - forFibre * at),
    ] as const
    const most =
      taken.reduce((sum, { cell, worth }) => sum + worth + paid(cell, multipliers), 0) -
      sums.reduce((sum, { at, pays }, number) => sum + pays + (multipliers[number] ?? 0) * at, 0)
    const over = (['energy', 'protein', 'fibre'] as const).map(
      (figure, number) => taken.reduce((sum, { cell }) => sum + cell[figure], 0) - (sums[number]?.at ?? 0),
    )
    return { multipliers, most, taken, over }
  }

  let best = valueAt([0, 0, 0])
  let now = best
  for (let step = 0; step < STEPS; step++) {
    const length = FIRST_STEP / (1 + (99 * step) / STEPS) / Math.max(1e-9, Math.hypot(...now.over))
    const moved = now.multipliers.map((each, number) => each - length * (now.over[number] ?? 0))
    const [energy = 0, protein = 0, fibre = 0] = moved
    now = valueAt([energy, Math.max(0, protein), Math.max(0, fibre)])
    if (now.most < best.most) best = now
    else if (step % 20 === 0) now = best
  }
  const { taken, multipliers } = best
  const tops = taken.map(({ cell, worth }) => worth + paid(cell, multipliers))
  return {
    most: best.most,
    shortOf: (cell) => (tops[cell.place] ?? 0) - worthOf(cell) - paid(cell, multipliers),
  }
}
