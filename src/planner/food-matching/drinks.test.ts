import { expect, test } from 'vitest'
import { alcoholIn, isAlcoholic, isDrink } from '#domain/foods/drinks.ts'
import { foodTable } from '#domain/foods/food-table.generated.ts'
import { readFoods } from '#domain/foods/known-food.ts'

const foods = readFoods(foodTable)

test.each([
  ['milk-whole', true, false],
  ['coffee', true, false],
  ['92101900', true, false],
  ['beer', true, true],
  ['17-749', true, true],
  ['93101000', true, true],
  ['17-567', false, false],
  ['banana', false, false],
])('%s: a drink %s, alcoholic %s', (id, drink, alcohol) => {
  expect([isDrink(id), isAlcoholic(id)]).toEqual([drink, alcohol])
})

test('what counts as a drink is thin enough to be one, and its name says no food that is eaten', () => {
  const wrong = foods
    .filter(
      ({ id, name }) => isDrink(id) && /\b(?:yogurt|sauce|soup|cheese|butter|cream cheese|bread|pudding)\b/i.test(name),
    )
    .map(({ id, name }) => `${id} ${name}`)
  expect(wrong).toEqual([])
  const dense = foods.filter(({ id, per100g }) => isDrink(id) && !isAlcoholic(id) && per100g.energy > 260)
  expect(dense.map(({ id, name }) => `${id} ${name}`)).toEqual([])
})

test('a pint of lager of 5 % has some 22 g of alcohol, and milk has none', () => {
  const lager = foods.find(({ id }) => id === 'beer') ?? expect.fail()
  const { energy, protein, carbs, fat } = lager.per100g
  const pint = { energy: energy * 5.68, protein: protein * 5.68, carbs: carbs * 5.68, fat: fat * 5.68 }
  expect(alcoholIn(pint)).toBeGreaterThan(18)
  expect(alcoholIn(pint)).toBeLessThan(26)
  const milk = foods.find(({ id }) => id === 'milk-whole') ?? expect.fail()
  expect(alcoholIn(milk.per100g)).toBe(0)
})
