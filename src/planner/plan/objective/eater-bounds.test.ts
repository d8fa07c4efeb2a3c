import { expect, test } from 'vitest'
import { adultNeeds, type Eater, needsByAge } from '#domain/household/eater.ts'
import { grams, kcalPerDay, years } from '#domain/units.ts'
import { eaterBounds } from './eater-bounds.ts'

const rules = { id: 'them', diets: [], restrictions: [], banned: [] } as const
const adult: Eater = {
  ...rules,
  kind: 'adult',
  ...adultNeeds({ energy: kcalPerDay(2000), energyFloor: kcalPerDay(1200), protein: grams(100) }),
}
const child = (age: number): Eater => ({
  ...rules,
  ...needsByAge(years(age), 'USUAL'),
  ...{ kind: 'child', age: years(age), appetite: 'USUAL' },
})

test('each at the table keeps to their own bounds of a day, and their week to two fifths of them', () => {
  const { least, most, protein, weekLeast, weekMost } = eaterBounds(adult, [])
  expect([least, most, protein, weekLeast, weekMost]).toEqual(
    [1900, 2100, 95, 1960, 2040].map((each) => expect.closeTo(each, 4)),
  )
  expect(least).toBeGreaterThan(1900)
  expect(most).toBeLessThan(2100)
  expect(protein).toBeGreaterThan(95)
  expect(weekLeast).toBeGreaterThan(1960)
  expect(weekMost).toBeLessThan(2040)
})

test('no relaxation of the table widens the energy of the others', () => {
  expect(eaterBounds(adult, ['ENERGY_BAND'])).toEqual(eaterBounds(adult, []))
})

test('the mean of a week never goes below the least of a day', () => {
  const { energy } = adult
  const narrow: Eater = { ...adult, energy: { ...energy, least: kcalPerDay(1990), aim: kcalPerDay(1980) } }
  expect(eaterBounds(narrow, []).weekLeast).toBeCloseTo(1990, 4)
})

test.each([
  [2, 10, 800],
  [3, 10, 800],
  [4, 14, 1200],
  [6, 14, 1200],
  [7, 16, 2000],
  [10, 16, 2000],
  [11, 19, 2300],
  [14, 19, 2300],
  [15, 21, 2300],
  [17, 21, 2300],
])('a child of %i should have %i g of fibre and at most %i mg of sodium', (age, fibre, sodiumMax) => {
  const bounds = eaterBounds(child(age), [])
  expect(bounds.fibre).toBeCloseTo(0.9 * fibre, 6)
  expect(bounds.sodiumMax).toBe(sodiumMax)
})

test('an adult should have fibre by their energy, and an adult’s sodium', () => {
  expect(eaterBounds(adult, [])).toMatchObject({ sodiumMax: 2300, fibre: expect.closeTo(0.9 * 28, 6) })
})
