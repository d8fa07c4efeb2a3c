import { expect, test } from 'vitest'
import { appleAndSeeds } from '#planner/derive/dishes.example.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import { gramsPer } from '#planner/kitchen-units/grams-per.ts'
import type { Line, Recipe } from '#planner/recipe.ts'
import { lineProblems } from './line-problems.ts'

const problemsOf = (lines: readonly Line[], of: Partial<Recipe> = {}): readonly string[] =>
  lineProblems({
    ...appleAndSeeds,
    ingredients: lines,
    steps: [{ uses: lines.map(({ id }) => id), text: 'Eat it.' }],
    ...of,
  })

test('an amount in kitchen units may differ from its grams by 15 %, and by a third of a gram', () => {
  const each = gramsPer(ingredient('leek'), 'medium') ?? Number.NaN
  const isOff = (g: number) => problemsOf([{ id: 'leek', g, show: { qty: 1, unit: 'medium' } }]).length > 0
  expect([0.84, 0.86, 1, 1.17, 1.19].map((share) => isOff(share * each))).toEqual([true, false, false, false, true])
  const pinch = gramsPer(ingredient('salt'), 'pinch') ?? Number.NaN
  const isPinchOff = (g: number) => problemsOf([{ id: 'salt', g, show: { qty: 1, unit: 'pinch' } }]).length > 0
  expect([pinch + 0.29, pinch + 0.31].map(isPinchOff)).toEqual([false, true])
})

test('the difference is told in tenths of a gram', () => {
  expect(problemsOf([{ id: 'leek', g: 300, show: { qty: 2.5, unit: 'medium' } }])).toEqual([
    'leek: 2.5 medium is 222.5 g, and not 300 g',
  ])
})

test('an egg, a chop and a bun stay whole in every portion, in swaps too', () => {
  const eggs: Line = { id: 'egg', g: 100, show: { qty: 2, unit: 'large' } }
  const portionSteps = [0.5, 1, 1.5]
  expect(problemsOf([eggs], { portionSteps })).toEqual([])
  expect(problemsOf([{ ...eggs, show: { qty: 1, unit: 'large' }, g: 50 }], { portionSteps })).toEqual([
    'a portion of 0.5 has 0.5 egg',
    'a portion of 1.5 has 1.5 egg',
  ])
  const tofu: Line = { id: 'tofu', g: 100, swaps: [{ ...eggs, show: { qty: 1, unit: 'large' }, g: 50 }] }
  expect(problemsOf([tofu], { portionSteps: [0.5] })).toEqual(['a portion of 0.5 has 0.5 egg'])
  // Three eggs for three servings are one for each, whatever the sums of thirds are.
  expect(
    problemsOf([{ ...eggs, g: 150, show: { qty: 3, unit: 'large' } }], { servings: 3, portionSteps: [1, 2] }),
  ).toEqual([])
  expect(problemsOf([eggs], { servings: 2 }).length).toBeGreaterThan(0)
})

test('everything weighs something, and the share that is eaten is more than nothing and at most all', () => {
  const weighs = (g: number) => problemsOf([{ id: 'apple', g }])
  expect([weighs(0), weighs(0.5)]).toEqual([['apple weighs nothing'], []])
  const swap = { id: 'pear', g: 0 } as const
  expect(problemsOf([{ id: 'apple', g: 100, swaps: [swap] }])).toEqual(['pear weighs nothing'])
  const eats = (retained: number) => problemsOf([{ id: 'apple', g: 100, retained }]).length
  expect([-0.1, 0, 0.01, 1, 1.01].map(eats)).toEqual([1, 1, 0, 0, 1])
})

test('a food may come twice only under another heading, and is in the steps as often as in the list', () => {
  const apple: Line = { id: 'apple', g: 100 }
  expect(problemsOf([apple, apple])).toEqual(['apple is listed twice'])
  expect(problemsOf([apple, { ...apple, group: 'SAUCE' }])).toEqual([])
  expect(
    problemsOf([
      { ...apple, group: 'SAUCE' },
      { ...apple, group: 'SAUCE' },
    ]),
  ).toEqual(['apple SAUCE is listed twice'])
  expect(problemsOf([apple], { steps: [{ uses: ['pear'], text: 'Eat it.' }] })).toEqual([
    'no step uses apple',
    'a step uses pear, which is not in the list',
  ])
})
