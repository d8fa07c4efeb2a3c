import { expect, test } from 'vitest'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import { keptRules, type Rule, refusal } from './food-rules.ts'
import { sampleRequest } from './hand-made.example.ts'

const people: readonly (readonly [Rule, readonly IngredientId[], readonly IngredientId[]])[] = [
  ['VEGAN', ['egg', 'honey', 'butter', 'fish-sauce', 'chicken-stock', 'parmesan'], ['tofu', 'coconut-milk', 'salt']],
  ['VEGETARIAN', ['chicken-stock', 'parmesan', 'anchovies', 'prawns'], ['egg', 'honey', 'cheddar', 'tofu']],
  ['PESCATARIAN', ['chicken-breast', 'chicken-stock', 'parmesan'], ['salmon', 'prawns', 'egg', 'fish-sauce']],
  ['PALEO', ['brown-rice', 'oats', 'red-lentils', 'tofu', 'peanut-butter', 'potato', 'butter'], ['salmon', 'almonds']],
  ['LACTOSE_FREE', ['milk-semi', 'feta'], ['butter', 'lactose-free-milk', 'parmesan']],
  ['DAIRY', ['milk-semi', 'butter', 'ghee', 'lactose-free-milk', 'parmesan', 'pesto'], ['oat-milk', 'coconut-milk']],
  ['GLUTEN', ['pasta', 'oats', 'soy-sauce', 'couscous', 'beer', 'malt-vinegar'], ['gf-pasta', 'brown-rice', 'tamari']],
  ['GLUTEN_FREE', ['pasta', 'miso'], ['gf-oats', 'quinoa', 'buckwheat']],
  ['EGGS', ['egg', 'mayonnaise-light', 'egg-noodles'], ['tofu', 'aubergine']],
  ['TREE_NUTS', ['almonds', 'walnuts', 'pine-nuts', 'pesto'], ['peanut-butter', 'coconut-milk', 'pumpkin-seeds']],
  ['SEAFOOD', ['salmon', 'prawns', 'mussels', 'fish-sauce', 'oyster-sauce', 'thai-curry-paste'], ['nori', 'tofu']],
  ['MEDITERRANEAN', [], ['beef-mince-5', 'butter']],
  ['NONE', [], ['almonds', 'egg']],
]

test.each(people)('%s', (rule, no, yes) => {
  expect(no.filter((id) => refusal(ingredient(id), [rule]) === null)).toEqual([])
  expect(yes.filter((id) => refusal(ingredient(id), [rule]) !== null)).toEqual([])
})

test('a food without data is refused by the vegan and pescatarian diets', () => {
  const nothing = { contains: [], origins: [], notPaleo: [] }
  expect(refusal(nothing, ['VEGAN'])).toBe('VEGAN')
  expect(refusal(nothing, ['PESCATARIAN'])).toBe('PESCATARIAN')
})

test('the palaeolithic diet is relaxed only together with a diet without meat and fish', () => {
  const eater = (...diets: (typeof sampleRequest)['cook']['diets']) => ({
    ...sampleRequest.cook,
    diets,
    restrictions: ['EGGS' as const],
  })
  expect(keptRules(eater('PALEO', 'VEGAN'), ['PALEO_FOR_PLANTS'])).toEqual(['VEGAN', 'EGGS'])
  expect(keptRules(eater('PALEO', 'VEGAN'), ['TIME'])).toEqual(['PALEO', 'VEGAN', 'EGGS'])
  expect(keptRules(eater('PALEO'), ['PALEO_FOR_PLANTS'])).toEqual(['PALEO', 'EGGS'])
})
