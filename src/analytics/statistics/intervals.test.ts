import { expect, test } from 'vitest'
import { wilsonInterval } from './wilson.ts'

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
