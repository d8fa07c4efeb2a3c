import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  DWELL_BUCKETS,
  type DwellHistogram,
  dwellBounds,
  dwellBucket,
  dwellQuantileMs,
  LONGEST_DWELL_MS,
  mergeDwell,
} from './dwell-histogram.ts'

function histogramOf(times: readonly number[]): DwellHistogram {
  const counts = Array.from({ length: DWELL_BUCKETS }, () => 0)
  for (const time of times) counts[dwellBucket(time)] = (counts[dwellBucket(time)] ?? 0) + 1
  return counts
}

const times = fc.array(fc.integer({ min: 0, max: 86_400_000 }), { minLength: 1, maxLength: 60 })

test('a quantile is exact to within a bucket, which is a fifth', () => {
  fc.assert(
    fc.property(times, fc.constantFrom(0.5, 0.9), (list, share) => {
      const sorted = list.map((time) => Math.min(time, LONGEST_DWELL_MS)).sort((a, b) => a - b)
      const exact = sorted[Math.ceil(share * sorted.length) - 1] ?? 0
      const found = dwellQuantileMs(histogramOf(list), share) ?? Number.NaN
      expect(found).toBeLessThanOrEqual(Math.max(250, exact * 1.2))
      expect(found).toBeGreaterThanOrEqual(exact <= 250 ? 0 : exact / 1.2)
    }),
  )
})

test('merging two histograms gives the histogram of all values', () => {
  fc.assert(
    fc.property(times, times, (one, other) => {
      expect(mergeDwell(histogramOf(one), histogramOf(other))).toEqual(histogramOf([...one, ...other]))
    }),
  )
})

test('without views there is no quantile', () => {
  expect(dwellQuantileMs([], 0.5)).toBeNull()
})

test('the bounds put every time in its bucket', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: LONGEST_DWELL_MS }), (ms) => {
      expect(dwellBounds.filter((bound) => bound <= ms)).toHaveLength(dwellBucket(ms))
    }),
  )
  for (const bound of dwellBounds) expect(dwellBucket(bound)).toBe(dwellBucket(bound - 1) + 1)
})
