import { expect, test } from 'vitest'
import { cm, kcalPerDay, kg, years } from '#domain/units.ts'
import { targetsOf } from './day-targets.ts'

const woman = { sex: 'FEMALE', age: years(35), height: cm(165), weight: kg(80) } as const
const plan = (kcal: number) => ({ intake: kcalPerDay(kcal), deficit: true, palaeolithic: false })

test('gives a woman of 80 kg at 1800 kcal', () => {
  expect(targetsOf(woman, plan(1799.6))).toEqual({
    energy: 1800,
    energyFloor: 1200,
    protein: 99,
    fibre: 26,
    sodiumMax: 2300,
  })
})

test('never aims below the floor', () => {
  expect(targetsOf(woman, plan(1000)).energy).toBe(1200)
  expect(targetsOf({ ...woman, sex: 'MALE' }, plan(1000)).energy).toBe(1500)
})
