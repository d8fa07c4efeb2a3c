import type { Slot } from '#planner/recipe.ts'
import { type DayTargets, daySlots, type WeekRequest } from '#planner/week/week-plan.ts'
import { at } from './at.ts'
import type { Candidates } from './candidates.ts'

/** One dish of a day. A side is a snack dish that stands with a meal too large for one dish. */
export type Place = {
  readonly slot: Slot
  /** Number of its meal in the day. */
  readonly meal: number
  readonly side: boolean
  /** Energy that it should bring, kcal. */
  readonly kcal: number
  readonly pool: Int32Array
}

/** A serving and three quarters is as much as one dish is asked for before another joins it. */
const FULL_PLATE = 1.75
const MOST_SIDES = 2
/** As many as a day of five large meals can hold. */
const ENOUGH_SIDES = 12
/** A meal may be this much smaller than its share. */
const SLACK = 0.9

const meanKcal = (pool: Int32Array, { kcal }: Candidates): number =>
  pool.reduce((sum, dish) => sum + at(kcal, dish), 0) / Math.max(1, pool.length)

type DayShape = {
  readonly mealsADay: WeekRequest['mealsADay']
  readonly energy: DayTargets['energy']
  readonly candidates: Candidates
}

/** How many sides each meal of a day needs beside its main dish. */
export function sidesOf({ mealsADay, energy, candidates }: DayShape): readonly number[] {
  const sides = candidates.pools.SNACK
  return daySlots[mealsADay].map(([slot, share]) => {
    const lacking = SLACK * share * energy - FULL_PLATE * meanKcal(candidates.pools[slot], candidates)
    const wanted = Math.ceil(lacking / (FULL_PLATE * meanKcal(sides, candidates)))
    return sides.length < ENOUGH_SIDES ? 0 : Math.min(MOST_SIDES, Math.max(0, wanted))
  })
}

/** The dishes that a day is made of, in the order they are eaten. */
export function dayFrame({ mealsADay, energy, candidates }: DayShape, sideCounts: readonly number[]): readonly Place[] {
  const sides = candidates.pools.SNACK
  const sideKcal = meanKcal(sides, candidates)
  return daySlots[mealsADay].flatMap(([slot, share], meal): readonly Place[] => {
    const pool = candidates.pools[slot]
    const mainKcal = meanKcal(pool, candidates)
    const count = sideCounts[meal] ?? 0
    const perServing = (share * energy) / (mainKcal + count * sideKcal)
    const main = { slot, meal, side: false, kcal: mainKcal * perServing, pool }
    const side = { slot, meal, side: true, kcal: sideKcal * perServing, pool: sides }
    return [main, ...Array.from({ length: count }, () => side)]
  })
}
