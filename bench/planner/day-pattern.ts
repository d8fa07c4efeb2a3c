import type { Arrangement } from '#planner/plan/search/week-state.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import { dayPrices } from '../../src/planner/plan/objective/nutrient-cost.ts'
import type { Cell, Instance } from './cells.ts'
import type { Part } from './week-rows.ts'

/** A whole day that keeps the daily bounds, and its worth. */
export type DayPattern = Part & { readonly worth: number }

/** The day made of these cells, one per place; null if it violates its bounds of energy or protein. */
export function patternOf({ space: { bounds } }: Instance, cells: readonly Cell[]): DayPattern | null {
  const sum = (figure: 'worth' | 'energy' | 'protein' | 'fibre' | 'sodium' | 'liked') =>
    cells.reduce((total, cell) => total + cell[figure], 0)
  const energy = sum('energy')
  const isKept = energy * bounds.energy >= bounds.least && energy * bounds.energy <= bounds.most && sum('protein') >= 1
  if (!isKept) return null
  const off = Math.max(0, Math.abs(energy - 1) - dayPrices.freeEnergy)
  return {
    name: cells.map(({ name }) => name).join('y'),
    worth:
      sum('worth') -
      dayPrices.energy * off -
      dayPrices.protein * Math.max(0, 1 - (sum('protein') * bounds.protein) / bounds.proteinTarget) -
      dayPrices.fibre * Math.max(0, 1 - sum('fibre')) -
      dayPrices.fibreBeyond * Math.max(0, (sum('fibre') * bounds.fibre) / bounds.fibreMost - 1),
    sodium: sum('sodium'),
    liked: sum('liked'),
    dishes: cells.map(({ dish, place }) => ({ dish, place })),
  }
}

/** The days of a week found by the search, in order; null for a day that violates its bounds. */
export function patternsOf(instance: Instance, { dishes, portions }: Arrangement): readonly (DayPattern | null)[] {
  const width = instance.space.places.length
  return Array.from({ length: DAYS }, (_, day) => {
    const cells = Array.from({ length: width }, (_place, place) =>
      instance.cells.find(
        (cell) =>
          cell.place === place &&
          cell.dish === dishes[day * width + place] &&
          cell.portion === portions[day * width + place],
      ),
    ).filter((cell) => cell !== undefined)
    return cells.length === width ? patternOf(instance, cells) : null
  })
}
