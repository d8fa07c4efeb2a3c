import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearScale, roundTicks } from './scale.ts'

test('the ends of one span are mapped to the ends of the other', () => {
  const scale = linearScale([80, 68], [40, 200])
  expect([scale(80), scale(74), scale(68)]).toEqual([40, 120, 200])
})

test.each([
  [[66, 82], 4, [70, 75, 80]],
  [[69.1, 70.4], 4, [69.5, 70]],
  [[0, 10], 5, [0, 5, 10]],
] as const)('%j is marked at round values', ([low, high], most, ticks) => {
  expect(roundTicks([low, high], most)).toEqual(ticks)
})

test('ticks lie within their span, in order, and are never too many', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 30, max: 600, noNaN: true }),
      fc.double({ min: 0.5, max: 300, noNaN: true }),
      fc.integer({ min: 2, max: 6 }),
      (low, width, most) => {
        const ticks = roundTicks([low, low + width], most)
        expect(ticks.length).toBeLessThanOrEqual(most)
        expect(ticks.length).toBeGreaterThan(0)
        expect(ticks).toEqual(ticks.toSorted((a, b) => a - b))
        for (const tick of ticks) {
          expect(tick).toBeGreaterThanOrEqual(low - 1e-9)
          expect(tick).toBeLessThanOrEqual(low + width + 1e-9)
        }
      },
    ),
  )
})
