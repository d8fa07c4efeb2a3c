import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cm, kcalPerDay, kg } from '#domain/units.ts'
import { leastFibre, proteinTarget, referenceMass } from './nutrient-targets.ts'

test('little of the mass above a body mass index of 25 counts for protein', () => {
  expect(referenceMass({ height: cm(200), weight: kg(90) })).toBe(90)
  expect(referenceMass({ height: cm(200), weight: kg(140) })).toBe(110)
})

test('the targets of a woman of 80 kg at 1800 kcal', () => {
  // Reference mass 71.05 kg.
  expect(proteinTarget({ height: cm(165), weight: kg(80) }, kcalPerDay(1800))).toBe(99)
  expect(leastFibre(kcalPerDay(1800))).toBe(26)
})

test('protein is between a tenth and 35 % of the energy, for any person', () => {
  const double = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  fc.assert(
    fc.property(double(130, 230), double(18.5, 60), double(1200, 5000), (height, index, intake) => {
      const person = { height: cm(height), weight: kg(index * (height / 100) ** 2) }
      const share = (4 * proteinTarget(person, kcalPerDay(intake))) / intake
      expect(share).toBeGreaterThan(0.098)
      expect(share).toBeLessThan(0.352)
    }),
    { seed: 1 },
  )
})

test('more energy needs more fibre', () => {
  expect(leastFibre(kcalPerDay(1200))).toBe(25)
  expect(leastFibre(kcalPerDay(3000))).toBe(42)
})
