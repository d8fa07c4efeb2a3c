import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EnergyEstimate, plateRange, SHARED_ERROR } from './plate-range.ts'

const kcal = fc.integer({ min: 1, max: 1500 })
const item = fc
  .record({ food: fc.constantFrom('rice', 'beans', 'salmon', 'oil', 'bread'), all: fc.tuple(kcal, kcal, kcal) })
  .map(({ food, all }): EnergyEstimate => {
    const [low = 0, mid = 0, high = 0] = all.toSorted((a, b) => a - b)
    return { food, low, mid, high }
  })
const plate = fc.array(item, { minLength: 1, maxLength: 12 })
const times = (factor: number) => (each: EnergyEstimate) => ({
  ...each,
  low: each.low * factor,
  mid: each.mid * factor,
  high: each.high * factor,
})
const rounded = ({ low, mid, high }: ReturnType<typeof plateRange>) => [low, mid, high].map((each) => each.toFixed(6))

test('two foods: the middles add up, the errors add up as squares, plus a tenth for the scale', () => {
  const range = plateRange([
    { food: 'rice', low: 170, mid: 200, high: 230 },
    { food: 'salmon', low: 260, mid: 300, high: 340 },
  ])
  expect(range).toEqual({ low: 400, mid: 500, high: 600 })
})

test('the order of the items does not matter', () => {
  fc.assert(
    fc.property(plate, (items) => {
      expect(rounded(plateRange(items.toReversed()))).toEqual(rounded(plateRange(items)))
    }),
  )
})

test('splitting an item in two does not change the result', () => {
  fc.assert(
    fc.property(plate, fc.integer({ min: 1, max: 9 }), (items, tenths) => {
      const parts = items.flatMap((each) => [times(tenths / 10)(each), times(1 - tenths / 10)(each)])
      expect(rounded(plateRange(parts))).toEqual(rounded(plateRange(items)))
    }),
  )
})

test('twice the grams give twice the energy, in the middle and at both ends', () => {
  fc.assert(
    fc.property(plate, (items) => {
      const { low, mid, high } = plateRange(items)
      expect(rounded(plateRange(items.map(times(2))))).toEqual(rounded({ low: 2 * low, mid: 2 * mid, high: 2 * high }))
    }),
  )
})

test('the range contains its middle, and lies within the sums of the ends plus the shared error', () => {
  fc.assert(
    fc.property(plate, (items) => {
      const { low, mid, high } = plateRange(items)
      const sum = (end: 'low' | 'high') => items.reduce((total, each) => total + each[end], 0)
      const shared = SHARED_ERROR * mid
      expect(low).toBeLessThanOrEqual(mid)
      expect(high).toBeGreaterThanOrEqual(mid + shared - 1e-6)
      expect(low).toBeGreaterThanOrEqual(Math.max(0, sum('low') - shared) - 1e-6)
      expect(high).toBeLessThanOrEqual(sum('high') + shared + 1e-6)
    }),
  )
})

test('an empty plate has no energy', () => {
  expect(plateRange([])).toEqual({ low: 0, mid: 0, high: 0 })
})
