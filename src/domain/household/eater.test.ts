import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grams, kcalPerDay, years } from '#domain/units.ts'
import { adultNeeds, needsByAge } from './eater.ts'
import { appetites, OLDEST, referenceEnergy, YOUNGEST } from './reference-energy.ts'

const ages = fc.integer({ min: YOUNGEST, max: OLDEST }).map(years)

test('the energy of a child or a guest is the mean of the published requirements of their age', () => {
  // SACN 2011: boys and girls of 4, 8 and 15 years, men and women of 35 to 44.
  expect([4, 8, 15, 40].map((age) => referenceEnergy(years(age), 'USUAL'))).toEqual([1339, 1685, 2605, 2366])
})

test('a larger appetite gets more at every age', () => {
  fc.assert(
    fc.property(ages, (age) => {
      const [small = 0, usual = 0, large = 0] = appetites.map((appetite) => referenceEnergy(age, appetite))
      expect(small).toBeLessThan(usual)
      expect(usual).toBeLessThan(large)
    }),
  )
})

test.each([1, 111, Number.NaN])('an age of %s has no energy', (age) => {
  expect(() => referenceEnergy(years(age), 'USUAL')).toThrow(RangeError)
})

test('needs by age are around their aim, and a tenth of the energy is protein at least', () => {
  fc.assert(
    fc.property(ages, fc.constantFrom(...appetites), (age, appetite) => {
      const { energy, protein } = needsByAge(age, appetite)
      expect(energy.least).toBeCloseTo(0.9 * energy.aim)
      expect(energy.most).toBeCloseTo(1.1 * energy.aim)
      expect(Math.abs(4 * protein.least - 0.1 * energy.aim)).toBeLessThanOrEqual(2)
      expect(protein.aim).toBeGreaterThan(protein.least)
    }),
  )
})

test("an adult's day stays within 5 % of its energy, above the floor, with 95 % of its protein", () => {
  const targets = { energy: kcalPerDay(1600), energyFloor: kcalPerDay(1200), protein: grams(100) }
  expect(adultNeeds(targets)).toEqual({
    energy: { least: 1520, aim: 1600, most: 1680 },
    protein: { least: 95, aim: 100 },
  })
  expect(adultNeeds({ ...targets, energy: kcalPerDay(1200) }).energy.least).toBe(1200)
})
