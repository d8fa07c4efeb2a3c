import { expect, test } from 'vitest'
import { cm, kcalPerDay, kg } from '#domain/units.ts'
import { targetsOf } from './day-targets.ts'

const woman = { sex: 'FEMALE', height: cm(165), weight: kg(80) } as const

test('gives a woman of 80 kg at 1800 kcal', () => {
  expect(targetsOf(woman, kcalPerDay(1799.6))).toEqual({
    energy: 1800,
    energyFloor: 1200,
    protein: 99,
    fibre: 26,
    sodiumMax: 2300,
  })
})

test('never aims below the floor', () => {
  expect(targetsOf(woman, kcalPerDay(1000)).energy).toBe(1200)
  expect(targetsOf({ ...woman, sex: 'MALE' }, kcalPerDay(1000)).energy).toBe(1500)
})
