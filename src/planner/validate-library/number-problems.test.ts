import { describe, expect, test } from 'vitest'
import { appleAndSeeds, parmesanPasta } from '#planner/derive/dishes.example.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import type { Line, Recipe } from '#planner/recipe.ts'
import { numberProblems } from './number-problems.ts'

/** A dish of one serving. */
const problemsOf = (ingredients: readonly Line[], of: Partial<Recipe> = {}): string =>
  numberProblems({ ...parmesanPasta, servings: 1, skill: 'BASIC', ingredients, ...of }).join('\n')
/** Grams of a food that have so much of something. */
const gramsWith = (id: IngredientId, of: 'kcal' | 'protein', amount: number): number =>
  (100 * amount) / ingredient(id).per100g[of]

test.each([
  ['BREAKFAST', 300, 420],
  ['LUNCH', 400, 580],
  ['DINNER', 400, 580],
  ['SNACK', 110, 220],
] as const)('a serving for %s has from %i to %i kcal', (slot, least, most) => {
  const isOut = (kcal: number) =>
    problemsOf([{ id: 'oats', g: gramsWith('oats', 'kcal', kcal) }], { slots: [slot] }).includes(`${slot} wants`)
  expect([least - 0.1, least + 0.1, most - 0.1, most + 0.1].map(isOut)).toEqual([true, false, false, true])
})

describe('protein', () => {
  const lacks = (id: IngredientId, grams: number, of: Partial<Recipe> = {}) =>
    /g protein a serving/.test(problemsOf([{ id, g: gramsWith(id, 'protein', grams) }], of))

  test('a main has 15 g, and 18 g if it is for every diet as it is written and for every cook', () => {
    expect([lacks('chicken-breast', 14.9), lacks('chicken-breast', 15.1)]).toEqual([true, false])
    const forAll = { skill: 'NOVICE', minutes: { active: 5, total: 20 } } as const
    expect([lacks('chickpeas', 17.9, forAll), lacks('chickpeas', 18.1, forAll)]).toEqual([true, false])
    expect(lacks('chicken-breast', 15.1, forAll)).toBe(false)
    // A dish that some cook cannot make is not one for everybody.
    expect(lacks('chickpeas', 15.1)).toBe(false)
  })

  test('a snack needs none', () => {
    expect(lacks('apple', 0.1, { slots: ['SNACK'] })).toBe(false)
  })
})

test('a main weighs from 150 to 750 g, and a snack what it likes', () => {
  const isOff = (g: number, slots: Recipe['slots'] = ['LUNCH']) =>
    /a main weighs/.test(problemsOf([{ id: 'courgette', g }], { slots }))
  expect([149, 150, 750, 751].map((g) => isOff(g))).toEqual([true, false, false, true])
  expect(isOff(30, ['SNACK'])).toBe(false)
})

test('a serving has at most 1,000 mg of sodium', () => {
  const { sodium = Number.NaN } = ingredient('salt').per100g
  const isSalty = (mg: number) => /mg sodium/.test(problemsOf([{ id: 'salt', g: (100 * mg) / sodium }]))
  expect([isSalty(999.9), isSalty(1000.1)]).toEqual([false, true])
})

test('energy that differs from that of its parts by more than an eighth is reported', () => {
  const off = (id: IngredientId) => /the parts make/.test(problemsOf([{ id, g: 100 }]))
  // Vinegar has energy of its acid, which none of the parts has; oats and oil are the sum of their parts.
  expect([off('oats'), off('olive-oil'), off('chicken-breast')]).toEqual([false, false, false])
  expect(off('apple-cider-vinegar')).toBe(true)
})

test('what is right is not reported', () => {
  expect(numberProblems(parmesanPasta)).toEqual([])
  expect(numberProblems(appleAndSeeds)).toEqual([])
})
