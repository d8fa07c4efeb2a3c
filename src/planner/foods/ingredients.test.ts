import { expect, test } from 'vitest'
import { aisles } from './food.ts'
import { allIngredients, foodTables, ingredient, isIngredientId } from './ingredients.ts'

const ids = allIngredients.map(({ id }) => id)
const twice = (words: readonly string[]) => words.filter((word, at) => words.indexOf(word) !== at)

test('ids and names are unique', () => {
  expect(twice(ids)).toEqual([])
  expect(twice(allIngredients.map(({ name }) => name.toLowerCase()))).toEqual([])
})

test('ids are lower case with hyphens', () => {
  expect(ids.filter((id) => !/^[a-z]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([])
})

test('each table is sorted by id', () => {
  const early = foodTables.flatMap(({ foods }) => {
    const own = Object.keys(foods)
    return own.flatMap((id, at) => (id < (own[at - 1] ?? '') ? [`${id} belongs before ${own[at - 1]}`] : []))
  })
  expect(early).toEqual([])
})

test('every aisle has a food', () => {
  expect(aisles.filter((aisle) => !allIngredients.some((each) => each.aisle === aisle))).toEqual([])
})

test('weights of kitchen units and packs are positive', () => {
  const weights = allIngredients.flatMap(({ id, grams, pack }) =>
    [...Object.values(grams), ...(pack ? [pack[1]] : [])].map((weight) => [id, weight] as const),
  )
  expect(weights.filter(([, weight]) => !(weight > 0))).toEqual([])
})

test('a teaspoon weighs about a third of a tablespoon', () => {
  const odd = allIngredients.filter(({ grams: { tsp, tbsp } }) =>
    tsp !== undefined && tbsp !== undefined ? Math.abs(tbsp / tsp - 3) > 0.7 : false,
  )
  expect(odd.map(({ id }) => id)).toEqual([])
})

test('an unknown word names no ingredient', () => {
  expect(isIngredientId('carrot')).toBe(true)
  expect(isIngredientId('unicorn')).toBe(false)
  expect(isIngredientId('toString')).toBe(false)
  expect(ingredient('carrot').per100g.kcal).toBe(41)
})
