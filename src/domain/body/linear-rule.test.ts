import { expect, test } from 'vitest'
import { days, kcalPerDay, kg } from '#domain/units.ts'
import { linearDay, linearLoss } from './linear-rule.ts'

test.each([
  [90, 5.8],
  [180, 11.7],
  [365, 23.7],
])('promises for 500 kcal a day in %d days %d kg', (day, kilos) => {
  expect(linearLoss(kcalPerDay(500), days(day))).toBeCloseTo(kilos, 1)
})

test('counts days until a loss is promised in full', () => {
  expect(linearDay(kcalPerDay(770), kg(1))).toBe(10)
  expect(linearDay(kcalPerDay(770), kg(1.01))).toBe(11)
})
