import { expect, test } from 'vitest'
import { buyersNeeded } from './buyers-needed.ts'

const evenly = { control: 1, variant: 1 }

// Simulated: buyers of both arms until 80 % of the runs are decided.
test.each([
  [0.1, 5963],
  [0.2, 1560],
  [0.3, 754],
  [0.5, 314],
  [1, 126],
])('a difference of %d takes about %d buyers', (lift, simulated) => {
  expect(Math.abs(buyersNeeded(evenly, lift, 1) / simulated - 1)).toBeLessThan(0.08)
})

test('more variants and uneven weights take more, and no difference is never found', () => {
  expect(buyersNeeded(evenly, 0.2, 3) / buyersNeeded(evenly, 0.2, 1)).toBeCloseTo(1.27, 2)
  expect(buyersNeeded(evenly, 0.2, 9)).toBe(buyersNeeded(evenly, 0.2, 3))
  expect(buyersNeeded({ control: 9, variant: 1 }, 0.2, 1)).toBeGreaterThan(2 * buyersNeeded(evenly, 0.2, 1))
  expect(buyersNeeded(evenly, 0, 1)).toBe(Number.POSITIVE_INFINITY)
})
