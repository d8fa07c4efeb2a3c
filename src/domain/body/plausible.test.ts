import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cm, days, kg } from '#domain/units.ts'
import { implausible, weighInDoubt } from './plausible.ts'

const doubtful = (height: number, weight: number, goalWeight: number) =>
  implausible({ height: cm(height), weight: kg(weight), goalWeight: kg(goalWeight) })

test.each([
  [130, 35, 35],
  [230, 300, 90],
  [170, 70, 65],
])('%d cm and %d kg are plausible', (height, weight, goal) => {
  expect(doubtful(height, weight, goal)).toEqual([])
})

test.each([
  [129.9, 70, 65, ['height']],
  [230.1, 70, 65, ['height']],
  [170, 34.9, 65, ['weight']],
  [170, 300.1, 65, ['weight']],
  [230, 60, 60, ['height', 'weight']],
  [130, 140, 60, ['height', 'weight']],
  [170, 70, 3, ['goalWeight']],
  [Number.NaN, Number.POSITIVE_INFINITY, Number.NaN, ['height', 'weight', 'goalWeight']],
])('%d cm, %d kg, goal %d kg are asked about again', (height, weight, goal, fields) => {
  expect(doubtful(height, weight, goal)).toEqual(fields)
})

const HEIGHT = cm(170)
const weighIn = (day: number, weight: number) => ({ day: days(day), weight: kg(weight) })
const log = [weighIn(0, 80), weighIn(10, 79)]

test.each([29.9, 350.1, Number.NaN, 0, -80])('%s kg is not the weight of an adult', (weight) => {
  expect(weighInDoubt(weighIn(11, weight), HEIGHT, log)).toEqual({ kind: 'OUTSIDE' })
})

test('a weight that is impossible at the height is asked about', () => {
  expect(weighInDoubt(weighIn(11, 36), HEIGHT, [])).toEqual({ kind: 'OUTSIDE' })
  expect(weighInDoubt(weighIn(11, 36), cm(150), [])).toBeNull()
})

test('pounds typed as kilograms are a surprise, compared with the nearest day', () => {
  expect(weighInDoubt(weighIn(11, 174), HEIGHT, log)).toEqual({ kind: 'SURPRISE', from: log[1], by: 95 })
})

test('ordinary changes and a first weight are not asked about', () => {
  fc.assert(
    fc.property(fc.double({ min: -2.5, max: 2.5, noNaN: true }), fc.integer({ min: 11, max: 60 }), (by, day) => {
      expect(weighInDoubt(weighIn(day, 79 + by), HEIGHT, log)).toBeNull()
      expect(weighInDoubt(weighIn(day, 79 + by), HEIGHT, [])).toBeNull()
    }),
  )
})

test('a second weight on the same day is compared with other days only', () => {
  expect(weighInDoubt(weighIn(10, 80), HEIGHT, [weighIn(10, 120)])).toBeNull()
})

test('after a long time a large change is no surprise', () => {
  expect(weighInDoubt(weighIn(70, 68), HEIGHT, [weighIn(0, 80)])).toBeNull()
  expect(weighInDoubt(weighIn(1, 68), HEIGHT, [weighIn(0, 80)])?.kind).toBe('SURPRISE')
})
