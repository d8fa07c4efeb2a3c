import { expect, test } from 'vitest'
import { avoidedIn } from './avoided-in.ts'

test.each([
  ['2 handfuls of flaked almonds', 'TREE_NUTS', 'almond'],
  ['Almond milk', 'TREE_NUTS', 'almond'],
  ['Almond milk', 'DAIRY', null],
  ['Oatmilk ice cream', 'DAIRY', 'ice cream'],
  ['Eggplant', 'EGGS', null],
  ['Gluten-free spaghetti', 'GLUTEN', null],
  ['Prawns, cooked', 'CRUSTACEANS', 'prawn'],
  ['Coconut milk', 'TREE_NUTS', null],
  ['Peanut butter', 'DAIRY', null],
  ['Peanut butter', 'PEANUTS', 'peanut'],
  ['Worcestershire sauce', 'SEAFOOD', 'worcestershire'],
] as const)('%s and %s: %s', (text, restriction, word) => {
  expect(avoidedIn(text, [restriction])).toEqual(word === null ? [] : [{ restriction, word }])
})

test('nothing is found that is not asked for', () => {
  expect(avoidedIn('Cheese and nuts', [])).toEqual([])
  expect(avoidedIn('Cheese and nuts', ['NONE'])).toEqual([])
})
