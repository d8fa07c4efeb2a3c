import type { Arrangement } from './anneal.ts'
import { at } from './at.ts'
import type { Kitchen } from './kitchen.ts'
import { DAYS } from './week-board.ts'

/** By how much a week misses what it has to keep, as shares of what is aimed at; 0 where it keeps it. */
export type Shortfall = { readonly energy: number; readonly protein: number; readonly repeats: number }

/** How often dishes stand in the same place beyond what is allowed, or twice in a day. */
function repeatsBeyond({ dishes }: Arrangement, { places, limits }: Kitchen): number {
  const width = places.length
  const week = Array.from({ length: DAYS }, (_, day) => [...dishes.subarray(day * width, (day + 1) * width)])
  const twice = week.reduce((sum, day) => sum + day.length - new Set(day).size, 0)
  const beyond = places.map(({ slot, side }, place) => {
    if (side || (slot !== 'DINNER' && slot !== 'BREAKFAST')) return 0
    const eaten = week.map((day) => day[place])
    const most = slot === 'DINNER' ? limits.dinner : limits.breakfast
    return [...new Set(eaten)].reduce<number>(
      (sum, dish) => sum + Math.max(0, eaten.filter((each) => each === dish).length - most),
      0,
    )
  })
  return twice + beyond.reduce((sum, count) => sum + count, 0)
}

export function shortfallOf(arrangement: Arrangement, kitchen: Kitchen): Shortfall {
  const { aims, candidates, places } = kitchen
  const { dishes, portions } = arrangement
  let energy = 0
  let protein = 0
  let week = 0
  for (let day = 0; day < DAYS; day++) {
    let kcal = 0
    let grams = 0
    for (let index = day * places.length; index < (day + 1) * places.length; index++) {
      kcal += at(portions, index) * at(candidates.kcal, at(dishes, index))
      grams += at(portions, index) * at(candidates.protein, at(dishes, index))
    }
    energy += Math.max(0, aims.least - kcal, kcal - aims.most) / aims.energy
    protein += Math.max(0, 1 - grams / aims.protein)
    week += kcal
  }
  const mean = week / DAYS
  energy += Math.max(0, aims.weekLeast - mean, mean - aims.weekMost) / aims.energy
  return { energy, protein, repeats: repeatsBeyond(arrangement, kitchen) }
}
