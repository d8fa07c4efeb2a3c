import { expect, test } from 'vitest'
import { kcalPerDay, kg } from '#domain/units.ts'
import { bodyOf, man95 } from './people.example.ts'
import { fastestWeek, tooFast } from './safe-pace.ts'

test('allows a kilogram or a hundredth, half of that below a body mass index of 25', () => {
  expect(fastestWeek(man95, kg(95))).toBeCloseTo(0.95, 9)
  expect(fastestWeek(man95, kg(130))).toBe(1)
  expect(fastestWeek(man95, kg(76))).toBeCloseTo(0.38, 9)
})

test('tells a fast from a slow intake', () => {
  expect(tooFast(man95, man95.start, kcalPerDay(man95.expenditure - 500))).toBe(false)
  expect(tooFast(man95, man95.start, kcalPerDay(man95.expenditure - 1500))).toBe(true)
})

test('measures a slim body only as far as the healthy range goes', () => {
  const slim = bodyOf('FEMALE', 25, 170, 53.6, 1.5)
  expect(tooFast(slim, slim.start, kcalPerDay(0))).toBe(false)
  const nearlySlim = bodyOf('FEMALE', 25, 170, 57, 1.5)
  expect(tooFast(nearlySlim, nearlySlim.start, kcalPerDay(nearlySlim.expenditure - 600))).toBe(true)
})
