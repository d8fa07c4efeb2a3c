import { expect, test } from 'vitest'
import { appleAndSeeds } from '#planner/derive/dishes.example.ts'
import type { Recipe } from '#planner/recipe.ts'
import { ovenProblems } from './oven-problems.ts'

const bakedAt = (celsius: number, of: Partial<Recipe> = {}) =>
  ovenProblems({
    ...appleAndSeeds,
    equipment: ['OVEN'],
    steps: [{ text: 'Bake it.', uses: [], oven: { celsius, fan: true } }],
    ...of,
  })

test('a heat is on the dial of a metric oven, in steps of 5 °C', () => {
  const off = ['no dial has this heat in °C and °F: Bake it.']
  expect([180, 200, 220].map((celsius) => bakedAt(celsius))).toEqual([[], [], []])
  expect([181, 204, 222].map((celsius) => bakedAt(celsius))).toEqual([off, off, off])
})

test('and at most 10 °F from a mark of an American one, which are 25 °F apart', () => {
  // 185 °C are 365 °F, and 210 °C 410 °F: ten from 375 and from 400 °F. 225 °C and 240 °C are twelve and eleven from a mark.
  expect([185, 210].map((celsius) => bakedAt(celsius))).toEqual([[], []])
  expect([225, 240].map((celsius) => bakedAt(celsius).length)).toEqual([1, 1])
})

test('a dish of the oven says how hot it is in some step, and another dish need not', () => {
  expect(bakedAt(180, { steps: [{ text: 'Bake it.', uses: [] }] })).toEqual(['no step says how hot the oven is, in °C'])
  expect(bakedAt(187, { equipment: ['HOB'] })).toEqual([])
})
