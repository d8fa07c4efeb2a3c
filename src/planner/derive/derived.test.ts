import { expect, test } from 'vitest'
import { allergensOf, tracesIn } from './allergens.ts'
import { coresOf, meetsCoreAsWritten } from './cores.ts'
import { dietsOf, restrictionsOf } from './diets.ts'
import { appleAndSeeds, parmesanPasta } from './dishes.example.ts'
import { canCook, isEligible } from './eligible.ts'
import { mediterraneanParts } from './mediterranean.ts'
import { tagsOf } from './tags.ts'
import { asWritten, variantFor } from './variant.ts'

test('allergens name the ingredients that contain them', () => {
  expect(allergensOf(asWritten(parmesanPasta).lines)).toEqual([
    { allergen: 'GLUTEN', from: ['pasta'] },
    { allergen: 'DAIRY', from: ['parmesan'] },
    { allergen: 'CRUSTACEAN', from: ['prawns'] },
  ])
  expect(tracesIn([{ id: 'dark-chocolate', g: 10 }]).map(({ allergen }) => allergen)).toEqual(['TREE_NUT', 'DAIRY'])
})

test('diets and restrictions, as written and with swaps', () => {
  expect(dietsOf(parmesanPasta).map(({ diet, suitability }) => `${diet} ${suitability}`)).toEqual([
    'PALEO NO',
    'VEGETARIAN WITH_SWAPS',
    'VEGAN WITH_SWAPS',
    'PESCATARIAN AS_WRITTEN',
    'LACTOSE_FREE AS_WRITTEN',
    'GLUTEN_FREE WITH_SWAPS',
  ])
  expect(restrictionsOf(appleAndSeeds).every(({ suitability }) => suitability === 'AS_WRITTEN')).toBe(true)
})

test('fruit and seeds are in both cores, a pasta with swaps in one', () => {
  expect(coresOf(appleAndSeeds)).toEqual(['V', 'P'])
  expect(coresOf(parmesanPasta)).toEqual(['V'])
  expect(meetsCoreAsWritten(parmesanPasta, 'V')).toBe(false)
  expect(coresOf({ ...parmesanPasta, skill: 'BASIC' })).toEqual([])
  expect(coresOf({ ...parmesanPasta, minutes: { active: 15, total: 31 } })).toEqual([])
})

test('the tags of a recipe are its meals, its kind and its seafood', () => {
  expect(tagsOf(asWritten(parmesanPasta))).toEqual(['LUNCHES', 'DINNERS', 'PASTA', 'SEAFOOD'])
  expect(tagsOf(asWritten(appleAndSeeds))).toEqual(['SNACKS'])
})

test('a swap for seafood is not tagged as seafood', () => {
  const variant = variantFor(parmesanPasta, { diets: [], restrictions: ['SEAFOOD'] })
  expect(variant.kind === 'variant' && tagsOf(variant)).toEqual(['LUNCHES', 'DINNERS', 'PASTA'])
})

test('time and skill decide who can cook it', () => {
  const time = (answer: Parameters<typeof canCook>[1]['time']) =>
    canCook(parmesanPasta, { skill: 'NOVICE', time: answer })
  expect([time('LESS_30_MINUTES'), time('MORE_1_HOUR'), time('DONT_COOK')]).toEqual([true, true, false])
  expect(canCook({ ...parmesanPasta, skill: 'ADVANCED' }, { skill: 'INTERMEDIATE', time: 'MORE_1_HOUR' })).toBe(false)
  const cook = { skill: 'NOVICE', time: 'DONT_COOK', diets: ['PALEO'], restrictions: ['TREE_NUTS'] } as const
  expect(isEligible(appleAndSeeds, cook)).toBe(true)
})

test('parts of the Mediterranean score are grams per serving', () => {
  const { grams, sofrito } = mediterraneanParts(asWritten(parmesanPasta))
  expect(grams).toEqual({ FISH: 100, OLIVE_OIL: 13.5, VEGETABLE: 127 })
  expect(sofrito).toBe(true)
})
