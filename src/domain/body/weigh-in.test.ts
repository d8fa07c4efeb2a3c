import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cm, days, kg } from '#domain/units.ts'
import { weighInDoubt } from './weigh-in.ts'

const HEIGHT = cm(170)
const weighIn = (day: number, weight: number) => ({ day: days(day), weight: kg(weight) })
const log = [weighIn(0, 80), weighIn(10, 79)]

test.each([29.9, 350.1, Number.NaN, 0, -80])('%s kg is no weight of an adult', (weight) => {
  expect(weighInDoubt(weighIn(11, weight), HEIGHT, log)).toEqual({ kind: 'OUTSIDE' })
})

test('a weight that cannot belong to the height is asked again', () => {
  expect(weighInDoubt(weighIn(11, 36), HEIGHT, [])).toEqual({ kind: 'OUTSIDE' })
  expect(weighInDoubt(weighIn(11, 36), cm(150), [])).toBeNull()
})

test('pounds typed as kilograms are a surprise, told from the nearest day', () => {
  expect(weighInDoubt(weighIn(11, 174), HEIGHT, log)).toEqual({ kind: 'SURPRISE', from: log[1], by: 95 })
})

test('ordinary days are never asked about, nor a first weight', () => {
  fc.assert(
    fc.property(fc.double({ min: -2.5, max: 2.5, noNaN: true }), fc.integer({ min: 11, max: 60 }), (by, day) => {
      expect(weighInDoubt(weighIn(day, 79 + by), HEIGHT, log)).toBeNull()
      expect(weighInDoubt(weighIn(day, 79 + by), HEIGHT, [])).toBeNull()
    }),
  )
})

test('the same day weighed again is compared with other days only', () => {
  expect(weighInDoubt(weighIn(10, 80), HEIGHT, [weighIn(10, 120)])).toBeNull()
})

test('after a long time a large change is no surprise', () => {
  expect(weighInDoubt(weighIn(70, 68), HEIGHT, [weighIn(0, 80)])).toBeNull()
  expect(weighInDoubt(weighIn(1, 68), HEIGHT, [weighIn(0, 80)])?.kind).toBe('SURPRISE')
})
