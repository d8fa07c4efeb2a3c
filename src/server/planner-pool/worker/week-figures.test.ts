import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownSums } from './week-figures.ts'

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)

test.each([
  [
    [0.5, 0.5],
    [1, 0],
  ],
  [
    [1.4, 1.4, 1.4],
    [2, 1, 1],
  ],
  [
    [1.9, 1.9, 1.9],
    [2, 2, 2],
  ],
  [
    [412.2, 388.7, 501.4],
    [412, 389, 501],
  ],
  [[], []],
])('%j is shown as %j', (exact, shown) => expect(shownSums(exact)).toEqual(shown))

test('the shown numbers add up to the rounded sum, and none is off by a whole unit', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 3000, noNaN: true }), { maxLength: 15 }), (exact) => {
      const shown = shownSums(exact)
      expect(sum(shown)).toBe(Math.round(sum(exact)))
      for (const [at, value] of shown.entries()) {
        expect(Number.isInteger(value)).toBe(true)
        expect(Math.abs(value - (exact[at] ?? Number.NaN))).toBeLessThan(1 + 1e-9)
      }
    }),
  )
})
