import { expect, test } from 'vitest'
import { days, kg } from '#domain/units.ts'
import { gainsFast } from './fast-gain.ts'

const log = (...weights: readonly number[]) => weights.map((weight, day) => ({ day: days(day), weight: kg(weight) }))

test('more than two kilograms within a week are seen, a heavy day or a slow gain are not', () => {
  expect(gainsFast(log(80, 80.2, 79.9, 80.1, 80, 80.3, 81.5, 82.8, 83.4), 8)).toBe(true)
  expect(gainsFast(log(80, 80.2, 79.9, 80.1, 80, 80.3, 80.1, 80.2, 83.4), 8)).toBe(false)
  expect(gainsFast(log(80, 80.2, 80.4, 80.5, 80.7, 80.9, 81, 81.2, 81.4), 8)).toBe(false)
})

test('with too few readings nothing is said', () => {
  expect(gainsFast(log(80, 83), 1)).toBe(false)
  expect(gainsFast([], 30)).toBe(false)
})
