import { expect, test } from 'vitest'
import type { DishTag, Line, Recipe } from '#planner/recipe.ts'
import type { PlannedMeal } from '#planner/week/week-plan.ts'
import { goodWeek, meal, sampleRequest, smallLibrary, withMeals } from './hand-made.example.ts'
import { oddMeals } from './odd-sides.ts'
import { validationInputOf } from './validation-input.ts'

const named = (id: string, dishTags: readonly DishTag[], ingredients: readonly Line[]): Recipe => ({
  ...(smallLibrary.at(-1) ?? fail()),
  id,
  dishTags,
  ingredients,
})
const fail = (): never => {
  throw new Error('the library is empty')
}

const library: readonly Recipe[] = [
  ...smallLibrary,
  named('porridge', [], [{ id: 'oats', g: 100 }]),
  named(
    'omelette',
    [],
    [
      { id: 'egg', g: 100 },
      { id: 'tomato', g: 100 },
    ],
  ),
  named('salad', ['SALADS'], [{ id: 'apple', g: 100 }]),
  named('carrots', [], [{ id: 'carrot', g: 100 }]),
  named('skewers', ['APPETIZERS'], [{ id: 'chicken-breast', g: 100 }]),
  named('fruit', ['DESSERTS'], [{ id: 'apple', g: 100 }]),
  named('pears', [], [{ id: 'pear', g: 100 }]),
  named(
    'syrup-pears',
    ['DESSERTS'],
    [
      { id: 'pear', g: 100 },
      { id: 'maple-syrup', g: 20 },
    ],
  ),
]

const oddAt = (...meals: readonly PlannedMeal[]) =>
  oddMeals(validationInputOf(withMeals(2, meals), sampleRequest, library)).map((place) => place.meal)

test('a week of single dishes has no odd side', () => {
  expect(oddMeals(validationInputOf(goodWeek, sampleRequest, library))).toEqual([])
})

test.each<readonly [string, PlannedMeal, boolean]>([
  ['a salad and one dessert after a dinner', meal('DINNER', 'dinner-1', 'salad', 'syrup-pears'), false],
  ['carrots beside a salad', meal('LUNCH', 'lunch-1', 'salad', 'carrots'), false],
  ['two sweet things after a dinner', meal('DINNER', 'dinner-1', 'fruit', 'syrup-pears'), true],
  ['a second plate of meat', meal('LUNCH', 'lunch-1', 'skewers'), true],
  ['fruit beside porridge', meal('BREAKFAST', 'porridge', 'pears'), false],
  ['carrots beside porridge', meal('BREAKFAST', 'porridge', 'carrots'), true],
  ['a dessert beside porridge', meal('BREAKFAST', 'porridge', 'syrup-pears'), true],
  ['a dessert beside an omelette', meal('BREAKFAST', 'omelette', 'syrup-pears'), true],
  ['fruit beside an omelette', meal('BREAKFAST', 'omelette', 'fruit'), false],
  ['carrots beside an omelette', meal('BREAKFAST', 'omelette', 'carrots'), false],
  ['fruit beside fruit between meals', meal('SNACK', 'fruit', 'pears'), true],
  ['carrots beside fruit between meals', meal('SNACK', 'fruit', 'carrots'), false],
])('%s: odd sides are recognised', (_, planned, isOdd) => {
  expect(oddAt(meal('LUNCH', 'lunch-2'), planned)).toEqual(isOdd ? [2] : [])
})
