import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bmiOf, cm, days, kg } from '#domain/units.ts'
import { type WeighIn, weightTrend } from './weight-trend.ts'

const HEIGHT = cm(170)
const log = (...weights: readonly (readonly [day: number, weight: number])[]): readonly WeighIn[] =>
  weights.map(([day, weight]) => ({ day: days(day), weight: kg(weight) }))
/** One weigh-in a day at a steady weekly loss, kg. */
const falling = (start: number, weekly: number, from: number, to: number) =>
  log(...Array.from({ length: to - from + 1 }, (_, at) => [from + at, start - (weekly / 7) * at] as const))

const anyLog = fc
  .uniqueArray(fc.integer({ min: -30, max: 120 }), { minLength: 1, maxLength: 40 })
  .chain((on) =>
    fc.tuple(
      fc.constant(on),
      fc.array(fc.double({ min: 50, max: 120, noNaN: true }), { minLength: on.length, maxLength: on.length }),
    ),
  )
  .map(([on, weights]) => on.map((day, at) => ({ day: days(day), weight: kg(weights[at] ?? 70) })))

test('an average is the mean of the seven days up to its day, and of no others', () => {
  const { averages } = weightTrend(log([8, 82], [0, 80], [6, 81], [7, 84]), HEIGHT, null)
  expect(averages).toEqual([
    { day: 0, weight: 80, readings: 1, middle: 0 },
    { day: 6, weight: 80.5, readings: 2, middle: 3 },
    { day: 7, weight: 82.5, readings: 2, middle: 6.5 },
    { day: 8, weight: (81 + 84 + 82) / 3, readings: 3, middle: 7 },
  ])
})

test('averages never leave the range of the weights, in whatever order these were logged', () => {
  fc.assert(
    fc.property(anyLog, (weighIns) => {
      const { averages } = weightTrend(weighIns, HEIGHT, null)
      const all = weighIns.map(({ weight }) => weight)
      expect(averages.map(({ day }) => day)).toEqual(weighIns.map(({ day }) => day).toSorted((a, b) => a - b))
      for (const { weight } of averages) {
        expect(weight).toBeGreaterThanOrEqual(Math.min(...all) - 1e-9)
        expect(weight).toBeLessThanOrEqual(Math.max(...all) + 1e-9)
      }
    }),
  )
})

test('a loss of more than 1 % a week over three weeks is reported, a slower one is not', () => {
  expect(weightTrend(falling(80, 1.2, 20, 48), HEIGHT, null).advice).toBe('TOO_FAST')
  expect(weightTrend(falling(80, 0.7, 20, 48), HEIGHT, null).advice).toBeNull()
})

test('one fast week is not reported', () => {
  expect(weightTrend(falling(80, 2, 20, 27), HEIGHT, null)).toMatchObject({ weeklyLoss: null, advice: null })
})

test('the water of the first days is not counted as a loss', () => {
  const water = { endDay: days(10), loss: kg(2.4), water: kg(1.4) }
  const weighIns = log([0, 80], [21, 77])
  expect(weightTrend(weighIns, HEIGHT, null).advice).toBe('TOO_FAST')
  expect(weightTrend(weighIns, HEIGHT, water).advice).toBeNull()
  expect(weightTrend(log([21, 80], [42, 77]), HEIGHT, water).advice).toBe('TOO_FAST')
})

test('a gain is never reported as too fast a loss', () => {
  expect(weightTrend(falling(80, -3, 0, 40), HEIGHT, null)).toMatchObject({ advice: null })
})

test('an average below the healthy range is reported, a single low reading among others is not', () => {
  const low = 18.4 * 1.7 ** 2
  expect(bmiOf(kg(low), HEIGHT)).toBeLessThan(18.5)
  expect(weightTrend(log([3, low]), HEIGHT, null).advice).toBe('UNDERWEIGHT')
  expect(weightTrend(log([1, low + 2], [2, low + 2], [3, low]), HEIGHT, null).advice).toBeNull()
})

test('an empty log gives no trend', () => {
  expect(weightTrend([], HEIGHT, null)).toEqual({ averages: [], latest: null, weeklyLoss: null, advice: null })
})
