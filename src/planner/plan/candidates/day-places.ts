import type { Slot } from '#planner/recipe.ts'
import type { DaySlots, DayTargets } from '#planner/week/week-plan.ts'
import type { Candidates } from './candidates.ts'
import { at } from './typed-arrays.ts'

/** A position for one dish in a day. A side is a snack dish that is added to a meal too large for one dish. */
export type Place = {
  readonly slot: Slot
  /** Number of its meal in the day. */
  readonly meal: number
  readonly side: boolean
  /** Energy that its dish should have, kcal. */
  readonly kcal: number
  readonly pool: Int32Array
}

/** Whether a place is for a snack dish: a snack between meals, or a side. */
export const isSnackPlace = ({ slot, side }: Pick<Place, 'slot' | 'side'>): boolean => side || slot === 'SNACK'

/** Whether a place is for the main dish of a lunch or a dinner. */
export const isMainPlace = ({ slot, side }: Pick<Place, 'slot' | 'side'>): boolean =>
  !side && (slot === 'LUNCH' || slot === 'DINNER')

/** Servings of one dish above which a meal gets a side. */
const FULL_PLATE = 1.75
/** The same for a snack: few people would prepare two dishes for one snack. */
const FULL_SNACK = 2
const MOST_SIDES = 2
/** With fewer snack dishes than this no meal has sides: a day of five large meals can need as many. */
const ENOUGH_SIDES = 12
/** Part of its energy that a meal has to reach without a side. */
const SLACK = 0.9

const meanKcal = (pool: Int32Array, { kcal }: Candidates): number =>
  pool.reduce((sum, dish) => sum + at(kcal, dish), 0) / Math.max(1, pool.length)

type DayShape = {
  readonly slots: DaySlots
  readonly energy: DayTargets['energy']
  readonly candidates: Candidates
}

/** How many sides each meal of a day needs. */
export function sidesOf({ slots, energy, candidates }: DayShape): readonly number[] {
  const sides = candidates.pools.SNACK
  return slots.map(([slot, share]) => {
    const full = slot === 'SNACK' ? FULL_SNACK : FULL_PLATE
    const lacking = SLACK * share * energy - full * meanKcal(candidates.pools[slot], candidates)
    const wanted = Math.ceil(lacking / (FULL_PLATE * meanKcal(sides, candidates)))
    return sides.length < ENOUGH_SIDES ? 0 : Math.min(MOST_SIDES, Math.max(0, wanted))
  })
}

/** The places of a day, in the order they are eaten. */
export function dayPlaces({ slots, energy, candidates }: DayShape, sideCounts: readonly number[]): readonly Place[] {
  const sides = candidates.pools.SNACK
  const sideKcal = meanKcal(sides, candidates)
  return slots.flatMap(([slot, share], meal): readonly Place[] => {
    const pool = candidates.pools[slot]
    const mainKcal = meanKcal(pool, candidates)
    const count = sideCounts[meal] ?? 0
    const perServing = (share * energy) / (mainKcal + count * sideKcal)
    const main = { slot, meal, side: false, kcal: mainKcal * perServing, pool }
    const side = { slot, meal, side: true, kcal: sideKcal * perServing, pool: sides }
    return [main, ...Array.from({ length: count }, () => side)]
  })
}
