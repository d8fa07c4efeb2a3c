import { expect, test } from 'vitest'
import { days, kg } from '#domain/units.ts'
import { forecastDay, shareAt } from './forecast-day.ts'
import { goalReach } from './goal-reach.ts'

/** People who lose a kilogram a week on average, with a standard deviation of 2 kg. */
const course = Array.from({ length: 731 }, (_, day) =>
  forecastDay(kg(80 - day / 7), { day: days(day), weight: kg(80 - Math.min(day, 70) / 7), sd: kg(2) }, kg(50)),
)

test('the goal is reached over a span of days, the first tenth of the people long before the last quarter', () => {
  const { tenth, quarter, half, threeQuarters } = goalReach(course, kg(76))
  expect(half).toBe(28)
  expect(tenth).toBeLessThan(quarter ?? 0)
  expect(quarter).toBe(28 - Math.floor(7 * 2 * 0.6745))
  expect(threeQuarters).toBe(28 + Math.ceil(7 * 2 * 0.6745))
})

test('shares that are not at the goal within a year have no day', () => {
  expect(goalReach(course, kg(70.1))).toMatchObject({ half: 70, threeQuarters: null })
  expect(goalReach(course, kg(60))).toEqual({ tenth: null, quarter: null, half: null, threeQuarters: null })
})

test('the bands hold half and four in five, and end at the lowest healthy weight', () => {
  const on = forecastDay(kg(60), { day: days(90), weight: kg(62), sd: kg(4) }, kg(58))
  expect(on.half.high - 62).toBeCloseTo(0.6745 * 4, 6)
  expect(on.most.high - 62).toBeCloseTo(1.2816 * 4, 6)
  expect(on.half.low).toBeCloseTo(62 - 0.6745 * 4, 6)
  expect(on.most.low).toBe(58)
  expect(shareAt(on.half.high, on)).toBeCloseTo(0.75, 3)
})
