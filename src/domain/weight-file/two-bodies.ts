import { isPossible, median } from './fit.ts'
import { kgPer } from './mass-cell.ts'
import type { KnownPerson } from './reading.ts'
import type { MeasuredWeighing } from './settle-unit.ts'

/** Weighings of two people in one file that names neither. */
export type TwoBodies = { readonly lighter: readonly MeasuredWeighing[]; readonly heavier: readonly MeasuredWeighing[] }

/** Each of the two has this many weighings, and this share of all. */
const LEAST = { count: 3, share: 0.15 } as const
/** How far apart their levels are, as a natural logarithm, and how wide the gap between all but their tenths is. */
const APART = { levels: 0.06, gap: 0.03 } as const
/** Units that were mixed up lie this far apart, and are asked about as units. */
const UNITS = { apart: Math.log(kgPer.lb), near: 0.08 } as const
/** Turns from one to the other, of all that could be: one body that lost weight turns once. */
const TURNS = 0.25

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN

/** The place at which sorted weights are cut into two groups of equal levels best: by the least squares of both. */
function cutOf(sorted: readonly number[]): number {
  const total = sorted.reduce((sum, each) => sum + each, 0)
  let best = { cut: 0, between: -1 }
  let below = 0
  for (let cut = 1; cut < sorted.length; cut += 1) {
    below += sorted[cut - 1] ?? 0
    const [low, high] = [below / cut, (total - below) / (sorted.length - cut)]
    const between = cut * (sorted.length - cut) * (high - low) ** 2
    if (between > best.between) best = { cut, between }
  }
  return best.cut
}

/**
 * The two bodies in a file, if its weights lie on two levels and turn between them again and again. Null if one body
 * explains them, also one that gained or lost much.
 */
export function twoBodies(weighings: readonly MeasuredWeighing[], person: KnownPerson): TwoBodies | null {
  const possible = weighings
    .filter(({ kg }) => isPossible(kg, person))
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.line - b.line))
  const sorted = possible.map(({ kg }) => Math.log(kg)).toSorted((a, b) => a - b)
  const cut = cutOf(sorted)
  const [low, high] = [sorted.slice(0, cut), sorted.slice(cut)]
  const fewer = Math.min(low.length, high.length)
  if (fewer < LEAST.count || fewer < LEAST.share * sorted.length) return null
  const apart = median(high) - median(low)
  if (apart < APART.levels || at(high, 0.1) - at(low, 0.9) < APART.gap) return null
  if (Math.abs(apart - UNITS.apart) < UNITS.near && possible.some(({ isUnitOfLine }) => !isUnitOfLine)) return null
  const border = ((low.at(-1) ?? 0) + (high[0] ?? 0)) / 2
  const isHeavier = possible.map(({ kg }) => Math.log(kg) > border)
  const turns = isHeavier.filter((is, index) => index > 0 && is !== isHeavier[index - 1]).length
  if (turns < Math.max(3, TURNS * 2 * fewer)) return null
  return {
    lighter: possible.filter((_, index) => isHeavier[index] === false),
    heavier: possible.filter((_, index) => isHeavier[index] === true),
  }
}
