import { expect, test } from 'vitest'
import { parmesanPasta } from '#planner/derive/dishes.example.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import type { Line, Recipe } from '#planner/recipe.ts'
import { swapProblems } from './swap-problems.ts'

/** A dish of one serving of beef, in whose place others get so many grams of another food. */
const problemsOf = (id: IngredientId, g: number, of: Partial<Recipe> = {}, ...more: readonly Line[]): string =>
  swapProblems({
    ...parmesanPasta,
    ...{ servings: 1, skill: 'BASIC', slots: ['LUNCH'] },
    ...of,
    ingredients: [{ id: 'beef-flank', g: 200, swaps: [{ id, g }] }, ...more],
  }).join('\n')
const gramsWith = (id: IngredientId, of: 'kcal' | 'protein' | 'sodium', amount: number): number =>
  (100 * amount) / (ingredient(id).per100g[of] ?? Number.NaN)

test('a swap has to suit somebody whom the written food does not', () => {
  expect(problemsOf('beef-chuck', 200)).toContain('beef-chuck suits no diet that beef-flank does not')
  for (const id of ['tofu', 'prawns', 'chickpeas'] as const) expect(problemsOf(id, 300)).not.toContain('suits no diet')
})

test('with a swap a dish may miss the limits of its energy by 15 %', () => {
  const isOut = (kcal: number) => /not fit for LUNCH/.test(problemsOf('tofu', gramsWith('tofu', 'kcal', kcal)))
  expect([339, 341, 666, 668].map(isOut)).toEqual([true, false, false, true])
})

test('with a swap a main has 12.75 g of protein, or 18 g if it is for every diet and every cook', () => {
  const lacks = (grams: number, of: Partial<Recipe> = {}) =>
    [
      ...problemsOf('chickpeas', gramsWith('chickpeas', 'protein', grams), of).matchAll(/with the swaps for (\w+)/g),
    ].map(([, diet]) => diet)
  const short = (grams: number, of: Partial<Recipe> = {}) =>
    problemsOf('chickpeas', gramsWith('chickpeas', 'protein', grams), of).match(/not 1[28]\.?\d*$/gm) ?? []
  expect(new Set(short(12.7))).toEqual(new Set(['not 12.75']))
  expect(short(12.8)).toEqual([])
  expect(lacks(12.7).length).toBeGreaterThan(0)
  const forAll = { skill: 'NOVICE', minutes: { active: 5, total: 20 } } as const
  expect(new Set(short(17.9, forAll))).toEqual(new Set(['not 18']))
  expect(short(18.1, forAll)).toEqual([])
  expect(short(5, { slots: ['SNACK'] })).toEqual([])
})

test('with a swap a serving has at most 1,150 mg of sodium', () => {
  const isSalty = (mg: number) =>
    /mg sodium/.test(problemsOf('tofu', 0, {}, { id: 'salt', g: gramsWith('salt', 'sodium', mg) }))
  expect([isSalty(1149), isSalty(1151)]).toEqual([false, true])
})

test('a dish without swaps is not judged here', () => {
  expect(swapProblems({ ...parmesanPasta, servings: 9, ingredients: [{ id: 'apple', g: 10 }] })).toEqual([])
})
