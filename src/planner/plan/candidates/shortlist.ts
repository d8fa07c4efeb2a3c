import type { Candidates } from './candidates.ts'
import { at } from './typed-arrays.ts'

/** As many dishes for one place as a search can still look through well; a week takes at most seven of them. */
const MOST = { liked: 120, dense: 40 } as const

const best = (pool: Int32Array, count: number, worth: (dish: number) => number): readonly number[] =>
  [...pool].sort((a, b) => worth(b) - worth(a) || a - b).slice(0, count)

/** The dishes of a large pool that are liked best, and those with the most protein for their energy, in their order. */
export function shortlist(pool: Int32Array, score: Float64Array, { protein, kcal }: Candidates): Int32Array {
  if (pool.length <= MOST.liked + MOST.dense) return pool
  const liked = best(pool, MOST.liked, (dish) => at(score, dish))
  const dense = best(pool, MOST.dense, (dish) => at(protein, dish) / at(kcal, dish))
  const kept = new Set([...liked, ...dense])
  return pool.filter((dish) => kept.has(dish))
}
