/**
 * Visible times in buckets whose bounds grow by a constant factor, so that two histograms can be merged by adding their
 * counts, and a quantile is off by less than one factor. Times are in milliseconds.
 */
export type DwellHistogram = readonly number[]

/** Shorter times fall in the first bucket. */
const SHORTEST_MS = 250
/** Longest time that counts; a visitor who stays longer is no longer reading. */
export const LONGEST_DWELL_MS = 600_000
/** Four buckets per doubling. */
const FACTOR = 2 ** 0.25

export const DWELL_BUCKETS = 1 + Math.ceil(Math.log(LONGEST_DWELL_MS / SHORTEST_MS) / Math.log(FACTOR))

/** The bucket of a visible time. */
export function dwellBucket(visibleMs: number): number {
  const within = Math.min(visibleMs, LONGEST_DWELL_MS)
  if (within <= SHORTEST_MS) return 0
  return Math.min(DWELL_BUCKETS - 1, 1 + Math.floor(Math.log(within / SHORTEST_MS) / Math.log(FACTOR)))
}

/** The shortest time in whole ms of each bucket except the first. */
export const dwellBounds: readonly number[] = Array.from({ length: DWELL_BUCKETS - 1 }, (_, at) => {
  let ms = Math.max(1, Math.floor(SHORTEST_MS * FACTOR ** at) - 1)
  while (dwellBucket(ms) <= at) ms += 1
  return ms
})

const lowerBoundMs = (bucket: number): number => (bucket === 0 ? 0 : SHORTEST_MS * FACTOR ** (bucket - 1))
const upperBoundMs = (bucket: number): number => Math.min(LONGEST_DWELL_MS, SHORTEST_MS * FACTOR ** bucket)

/** Merges two histograms. */
export function mergeDwell(one: DwellHistogram, other: DwellHistogram): DwellHistogram {
  return Array.from({ length: DWELL_BUCKETS }, (_, bucket) => (one[bucket] ?? 0) + (other[bucket] ?? 0))
}

/**
 * The time below which this share (0 to 1) of the views lies, interpolated within its bucket; null if there are no
 * views.
 */
export function dwellQuantileMs(histogram: DwellHistogram, share: number): number | null {
  const total = histogram.reduce((sum, count) => sum + count, 0)
  if (total <= 0) return null
  const wanted = share * total
  let before = 0
  for (const [bucket, count] of histogram.entries()) {
    if (count > 0 && before + count >= wanted) {
      const part = Math.max(0, (wanted - before) / count)
      return Math.round(lowerBoundMs(bucket) + part * (upperBoundMs(bucket) - lowerBoundMs(bucket)))
    }
    before += count
  }
  return LONGEST_DWELL_MS
}
