/** FNV-1a, 32 bits, over the code units of the text. */
function fnv1a(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}

/**
 * Maps an id to a number from 0 up to, but not including, 1, in steps of 0.0001. The same for the same seed and id, and
 * independent between seeds. This is version 2 of GrowthBook's hash, so that their published cases can test it.
 */
export const bucketOf = (seed: string, id: string): number => (fnv1a(String(fnv1a(seed + id))) % 10_000) / 10_000

/**
 * The index of the variant that a bucket falls into; null if the experiment does not cover the bucket. `coverage` is
 * the share of visitors that take part. Each variant covers that share of its own range, so a change of coverage moves
 * no visitor from one variant to another.
 */
export function variantAt(bucket: number, weights: readonly number[], coverage: number): number | null {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let from = 0
  for (const [place, weight] of weights.entries()) {
    const width = total === 0 ? 0 : weight / total
    if (bucket >= from && bucket < from + width * coverage) return place
    from += width
  }
  return null
}
