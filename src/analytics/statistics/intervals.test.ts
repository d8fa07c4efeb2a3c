import { expect, test } from 'vitest'
import { normalQuantile, normalShareBelow } from './normal.ts'
import { wilsonInterval } from './wilson.ts'

test('the normal distribution agrees with published tables', () => {
  expect(normalShareBelow(0)).toBeCloseTo(0.5, 7)
  expect(normalShareBelow(1.959964)).toBeCloseTo(0.975, 6)
  expect(normalShareBelow(-3)).toBeCloseTo(0.0013499, 6)
  expect(normalQuantile(0.975)).toBeCloseTo(1.959964, 5)
  expect(normalQuantile(0.8)).toBeCloseTo(0.841621, 5)
  expect(() => normalQuantile(1)).toThrow(RangeError)
})

// Newcombe 1998, Statistics in Medicine 17:857, table I, method 3 (Wilson without continuity correction).
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%d of %d lies between %d and %d', (count, total, low, high) => {
  const interval = wilsonInterval(count, total)
  expect(interval.low).toBeCloseTo(low, 4)
  expect(interval.high).toBeCloseTo(high, 4)
})

test('with a total of 0 every share is possible, and the upper bound is never above 1', () => {
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 })
  expect(wilsonInterval(20, 20).high).toBe(1)
})
