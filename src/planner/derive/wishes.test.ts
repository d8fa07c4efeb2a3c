import { expect, test } from 'vitest'
import { library } from '#planner/recipes/library.ts'
import { appleAndSeeds, parmesanPasta } from './dishes.example.ts'
import { isColdFromBox, isForBox, isHomeFastFood } from './lunch-box.ts'
import { mediterraneanParts } from './mediterranean.ts'
import { sweetnessOf } from './sweet.ts'
import { asWritten } from './variant.ts'

test('a dish for a lunch box keeps for a day, and can be eaten cold only if the recipe says so', () => {
  const hot = { ...parmesanPasta, keepsDays: 1, leftovers: 'HOT' } as const
  expect([isForBox(hot), isColdFromBox(hot)]).toEqual([true, false])
  expect(isColdFromBox({ ...hot, leftovers: 'EITHER' })).toBe(true)
  expect(isForBox({ ...hot, keepsDays: 0 })).toBe(false)
})

test('burgers and tacos count as home-made fast food', () => {
  expect(isHomeFastFood(parmesanPasta)).toBe(false)
  expect(isHomeFastFood({ ...parmesanPasta, dishTags: ['BURGERS'] })).toBe(true)
})

test('only snack desserts are sweet, either of fruit or not', () => {
  expect(sweetnessOf(asWritten(appleAndSeeds))).toBe('NONE')
  expect(sweetnessOf(asWritten({ ...appleAndSeeds, dishTags: ['DESSERTS'] }))).toBe('FRUIT')
  const kinds = new Set(library.map((recipe) => sweetnessOf(asWritten(recipe))))
  expect(kinds).toEqual(new Set(['FRUIT', 'OTHER', 'NONE']))
})

test('dry pulses count by their cooked weight, and highly processed foods are recognised', () => {
  const lentils = { ...parmesanPasta, servings: 2, ingredients: [{ id: 'red-lentils', g: 120 }] } as const
  expect(mediterraneanParts(asWritten(lentils)).grams).toEqual({ LEGUME: 150 })
  const processed = (id: 'chorizo' | 'rapeseed-oil' | 'tomato') =>
    mediterraneanParts(asWritten({ ...lentils, ingredients: [{ id, g: 10 }] })).processed
  expect([processed('chorizo'), processed('rapeseed-oil'), processed('tomato')]).toEqual([true, false, false])
})
