import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cm, kcalPerDay, kg, years } from '#domain/units.ts'
import { nutrientTargets, referenceMass } from './nutrient-targets.ts'

const woman = { age: years(35), height: cm(165), weight: kg(80) }
const plan = (intake: number, other: { deficit?: boolean; palaeolithic?: boolean } = {}) => ({
  intake: kcalPerDay(intake),
  deficit: other.deficit ?? true,
  palaeolithic: other.palaeolithic ?? false,
})

test('reckons protein on little of what is above a body mass index of 25', () => {
  expect(referenceMass({ height: cm(200), weight: kg(90) })).toBe(90)
  expect(referenceMass({ height: cm(200), weight: kg(140) })).toBe(110)
})

test('gives a woman of 80 kg at 1800 kcal', () => {
  // Reference mass 71.05 kg.
  expect(nutrientTargets(woman, plan(1800))).toEqual({
    protein: { target: 99, min: 85, max: 114 },
    fat: { target: 60, min: 40, max: 70 },
    saturatedFat: { max: 20 },
    transFat: { max: 2 },
    carbohydrate: { target: 216, min: 130 },
    fibre: { min: 26 },
    freeSugars: { aim: 23, max: 45 },
    sodium: { target: 2000, max: 2300 },
    fruitAndVegetables: { min: 400 },
  })
})

test('asks for less protein without a deficit, but not of older people', () => {
  const calm = plan(2200, { deficit: false })
  expect(nutrientTargets(woman, calm).protein.min).toBe(59)
  expect(nutrientTargets({ ...woman, age: years(60) }, calm).protein.min).toBe(85)
})

test('lets fat give way to carbohydrate, less so in a palaeolithic diet', () => {
  const heavy = { age: years(35), height: cm(170), weight: kg(130) }
  const ordinary = nutrientTargets(heavy, plan(1200))
  expect(ordinary.protein.target * 4).toBeLessThanOrEqual(0.35 * 1200)
  expect(ordinary.carbohydrate.target).toBeGreaterThanOrEqual(130)
  expect(ordinary.fat.target).toBeLessThan(40)
  const palaeolithic = nutrientTargets(heavy, plan(1200, { palaeolithic: true }))
  expect(palaeolithic.carbohydrate.target).toBeGreaterThanOrEqual(100)
  expect(palaeolithic.fat.target).toBe(40)
})

test('adds up and stays in range for any person', () => {
  const double = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  const people = fc.record({ age: fc.constantFrom(25, 60), height: double(130, 230), index: double(18.5, 60) })
  fc.assert(
    fc.property(people, double(1200, 5000), fc.boolean(), fc.boolean(), (person, intake, deficit, palaeolithic) => {
      const body = {
        age: years(person.age),
        height: cm(person.height),
        weight: kg(person.index * (person.height / 100) ** 2),
      }
      const targets = nutrientTargets(body, plan(intake, { deficit, palaeolithic }))
      const { protein, fat, carbohydrate, freeSugars } = targets
      const energy = 4 * protein.target + 9 * fat.target + 4 * carbohydrate.target
      expect(Math.abs(energy / intake - 1)).toBeLessThan(0.01)
      expect(protein.min).toBeLessThanOrEqual(protein.target)
      expect(protein.target).toBeLessThanOrEqual(protein.max)
      expect(fat.min).toBeLessThanOrEqual(fat.target)
      expect(fat.target).toBeLessThanOrEqual(fat.max)
      expect(carbohydrate.target).toBeGreaterThanOrEqual(carbohydrate.min)
      expect(targets.fibre.min).toBeGreaterThanOrEqual(Math.max(25, 0.014 * intake))
      expect(freeSugars.max).toBeLessThan(carbohydrate.target)
    }),
    { seed: 1 },
  )
})
