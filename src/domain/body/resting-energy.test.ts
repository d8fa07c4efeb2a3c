import { expect, test } from 'vitest'
import { cm, kg, years } from '#domain/units.ts'
import { restingEnergy } from './resting-energy.ts'

const woman = { sex: 'FEMALE', height: cm(165), weight: kg(80) } as const
const man = { sex: 'MALE', height: cm(178), weight: kg(95) } as const

test.each([
  [{ ...woman, age: years(35) }, 1497.25],
  [{ ...man, age: years(45) }, 1845.15],
])('follows Mifflin and St Jeor at full precision: %o', (physique, expected) => {
  expect(restingEnergy(physique)).toBeCloseTo(expected, 6)
})

test('resting energy is within 5 kcal of the rounded formula up to 65 years', () => {
  for (let age = 18; age <= 65; age++) {
    for (let weight = 40; weight <= 150; weight += 5) {
      const exact = restingEnergy({ sex: 'MALE', age: years(age), height: cm(175), weight: kg(weight) })
      expect(Math.abs(exact - (10 * weight + 6.25 * 175 - 5 * age + 5))).toBeLessThanOrEqual(5)
    }
  }
})
