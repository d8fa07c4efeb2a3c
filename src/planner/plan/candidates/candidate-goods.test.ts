import { expect, test } from 'vitest'
import { appleAndSeeds } from '#planner/derive/dishes.example.ts'
import { asWritten } from '#planner/derive/variant.ts'
import { allIngredients, type IngredientId } from '#planner/foods/ingredients.ts'
import {
  goodGramsOf,
  goodsOf,
  groupOfGood,
  groupsAtHome,
  isPlantFood,
  mainProteinOf,
  tiresWithinDay,
} from './candidate-goods.ts'

const dishOf = (id: IngredientId) =>
  mainProteinOf(
    asWritten({
      ...appleAndSeeds,
      ingredients: [
        { id: 'apple', g: 100 },
        { id, g: 200 },
      ],
    }),
  )

test.each([
  ['salmon', 'cod'],
  ['chicken-breast', 'turkey-mince'],
  ['silken-tofu', 'smoked-tofu'],
] as const)('%s and %s count as the same main protein', (one, other) => expect(dishOf(one)).toBe(dishOf(other)))

test.each([
  ['chickpeas', 'black-beans'],
  ['tofu', 'edamame'],
  ['salmon', 'egg'],
] as const)('%s and %s count as different main proteins', (one, other) => expect(dishOf(one)).not.toBe(dishOf(other)))

const number = (id: IngredientId) => allIngredients.findIndex((each) => each.id === id)
const nameOf = (good: number) => allIngredients[good]?.id
const variantOf = (servings: number, lines: readonly (readonly [IngredientId, number])[]) =>
  asWritten({ ...appleAndSeeds, servings, ingredients: lines.map(([id, g]) => ({ id, g })) })

test('what most kitchens have and water are not bought, and a lemon is bought for its juice and its zest', () => {
  const variant = variantOf(2, [
    ['salmon', 300],
    ['lemon-juice', 24],
    ['lemon-zest', 3],
    ['salt', 2],
    ['water', 200],
  ])
  expect([...goodsOf(variant)].map(nameOf)).toEqual(['salmon', 'lemon'])
  expect([...goodGramsOf(variant)]).toEqual([150, expect.closeTo((58 * 24) / 48 / 2 + (58 * 3) / 6 / 2, 9)])
})

test('the main protein is the food that brings most of it, not the heaviest, and the first of equal ones', () => {
  const mainOf = (...lines: readonly (readonly [IngredientId, number])[]) => mainProteinOf(variantOf(1, lines))
  expect(mainOf(['potato', 400], ['egg', 100])).toBe(mainOf(['egg', 50]))
  expect(mainOf(['egg', 100], ['potato', 400])).toBe(mainOf(['egg', 50]))
  expect(mainOf(['chickpeas', 100], ['chickpeas', 100])).toBe(number('chickpeas'))
})

test('few people want the same meat, fish, eggs, soya or pulse twice a day, but bread and milk', () => {
  const tires = (id: IngredientId) => tiresWithinDay[mainProteinOf(variantOf(1, [[id, 100]]))] === 1
  const tiring = ['beef-flank', 'chicken-breast', 'bacon', 'cod', 'prawns', 'mussels', 'egg', 'tofu', 'black-beans']
  expect((tiring as readonly IngredientId[]).filter(tires)).toEqual(tiring)
  expect((['wholemeal-bread', 'milk-semi', 'broccoli', 'oats'] as const).filter(tires)).toEqual([])
})

test('plants are what a week should have many of: vegetables, fruit, pulses, nuts, seeds and whole grains', () => {
  const plants = ['spinach', 'apple', 'chickpeas', 'almonds', 'pumpkin-seeds', 'oats']
  const isPlant = (id: IngredientId) => isPlantFood[number(id)] === 1
  expect((plants as readonly IngredientId[]).filter(isPlant)).toEqual(plants)
  expect((['salmon', 'egg', 'butter', 'dark-chocolate'] as const).filter(isPlant)).toEqual([])
})

test('of groups of similar foods those are at home already that hold a food of most kitchens', () => {
  const atHome = (id: IngredientId) => groupsAtHome[groupOfGood[number(id)] ?? -1]
  expect((['avocado-oil', 'maple-syrup', 'spinach', 'red-onion'] as const).map(atHome)).toEqual([1, 1, 0, 0])
  expect(groupOfGood[number('salmon')]).toBe(-1)
})
