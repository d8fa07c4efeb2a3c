import { expect, test } from 'vitest'
import { foodTable } from '#domain/foods/food-table.generated.ts'
import { readSpanishNames } from '#domain/foods/in-spanish.ts'
import { readFoods } from '#domain/foods/known-food.ts'
import { spanishFoodTable } from '#domain/foods/spanish-food-table.generated.ts'
import { measureName } from './measure-name.ts'
import { measureWords } from './measure-words.ts'

test('every measure of a food with a Spanish name can be said in Spanish', () => {
  const spanish = readSpanishNames(spanishFoodTable)
  const measures = new Set(
    readFoods(foodTable)
      .filter(({ id }) => spanish.has(id))
      .flatMap((food) => food.measures.map(({ unit }) => unit)),
  )
  expect([...measures].filter((unit) => !(unit in measureWords))).toEqual([])
})

test('a measure without words keeps its name', () => {
  expect([measureName('halfpint'), measureName('taquito')]).toEqual(['half pint', 'taquito'])
})
