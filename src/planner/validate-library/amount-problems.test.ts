import { expect, test } from 'vitest'
import { appleAndSeeds } from '#planner/derive/dishes.example.ts'
import { asWritten } from '#planner/derive/variant.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import { gramsPer } from '#planner/kitchen-units/grams-per.ts'
import type { Line, Recipe } from '#planner/recipe.ts'
import { amountProblems } from './amount-problems.ts'

const problemsOf = (line: Line, of: Partial<Recipe> = {}): readonly string[] => {
  const recipe = { ...appleAndSeeds, ingredients: [line], ...of }
  return amountProblems(recipe, [asWritten(recipe)])
}
/** Spoons of yogurt, 15 g each, that do not grow with the portion and stand for so many grams. */
const isWrong = (spoons: number, g: number) =>
  problemsOf({ id: 'soya-yogurt', g, fixed: true, show: { qty: spoons, unit: 'tbsp' } }).length > 0

test('what is shown is within 25 % of what is meant, more or less', () => {
  expect(gramsPer(ingredient('soya-yogurt'), 'tbsp')).toBe(15)
  expect([59, 61].map((g) => isWrong(3, g))).toEqual([false, true])
  expect([37, 35].map((g) => isWrong(3, g))).toEqual([false, true])
})

test('below 30 g within 35 %, and below 9 g it is a matter of taste', () => {
  expect([23, 24].map((g) => isWrong(1, g))).toEqual([false, true])
  expect([11.2, 11].map((g) => isWrong(1, g))).toEqual([false, true])
  expect([8.9, 9].map((g) => isWrong(1, g))).toEqual([false, true])
  expect(isWrong(1, 0.1)).toBe(false)
  // Five spoons of 8 g are a third more than 30 g.
  const flour = (g: number) => problemsOf({ id: 'plain-flour', g, fixed: true, show: { qty: 5, unit: 'tbsp' } }).length
  expect(gramsPer(ingredient('plain-flour'), 'tbsp')).toBe(8)
  expect([flour(29.9), flour(30)]).toEqual([0, 1])
})

test('it says what it reads, and where', () => {
  expect(problemsOf({ id: 'soya-yogurt', g: 100, fixed: true, show: { qty: 1, unit: 'tbsp' } })).toEqual([
    'soya-yogurt, where 0.5 of the recipe is cooked, reads "1 tbsp plain unsweetened soya yogurt", which is 15 g and not 100 g',
  ])
})

test('every portion for one to six is tried, of the servings of the recipe', () => {
  // Nobody can measure half of the nine grams of a cup of dill.
  const halves = (of: Partial<Recipe>) => problemsOf({ id: 'dill', g: 9, show: { qty: 1, unit: 'cup' } }, of)
  expect(halves({ portionSteps: [1] })).toEqual([])
  expect(halves({ portionSteps: [2], servings: 2 })).toEqual([])
  expect(halves({ portionSteps: [1], servings: 2 }).join()).toMatch(
    /^dill, where 0\.5 of the recipe is cooked, reads "4\.5/,
  )
  expect(halves({ portionSteps: [1, 0.5] }).join()).toContain('where 0.5 of the recipe')
  expect(halves({ servings: 2 }).join()).toContain('where 0.25 of the recipe')
})

test('an egg is whole or half, and its white too unless it is weighed', () => {
  const egg = (qty: number, g: number) => problemsOf({ id: 'egg', g, fixed: true, show: { qty, unit: 'large' } })
  expect([egg(1, 50), egg(0.5, 25)]).toEqual([[], []])
  const white = (qty: number) => problemsOf({ id: 'egg-white', g: 243 * qty, fixed: true, show: { qty, unit: 'cup' } })
  expect([white(0.5), white(1)]).toEqual([[], []])
  expect(white(0.75).join()).toContain('reads "¾ cup egg white"; an egg is whole or half')
})
