import { describe, expect, test } from 'vitest'
import { appleAndSeeds } from '#planner/derive/dishes.example.ts'
import type { IngredientId } from '#planner/foods/ingredients.ts'
import type { Line, Recipe, Step } from '#planner/recipe.ts'
import { safetyProblems } from './safety-problems.ts'

/** A dish of these foods, all of which its only step uses. */
const problemsOf = (foods: readonly (IngredientId | Line)[], of: Partial<Recipe> = {}, step: Partial<Step> = {}) => {
  const ingredients = foods.map((food): Line => (typeof food === 'string' ? { id: food, g: 100 } : food))
  const steps = [{ text: 'Cook it.', uses: ingredients.map(({ id }) => id), ...step }]
  return safetyProblems({ ...appleAndSeeds, slots: ['DINNER'], ingredients, steps, ...of })
}

describe('meat that is unsafe raw', () => {
  const meats = ['chicken-breast', 'beef-mince-5', 'italian-sausage', 'pork-mince-lean'] as const
  test.each(meats)('%s has a core temperature, which its look cannot tell', (id) => {
    const lacking = [`no step states the core temperature of the ${id}: its done lacks where to measure it`]
    expect(problemsOf([id])).toEqual(lacking)
    expect(problemsOf([id], {}, { done: { [id]: 'LOOK' } })).toEqual(lacking)
    expect(problemsOf([id], {}, { done: { [id]: 'THICKEST' } })).toEqual([])
  })

  test('a roll of beef has one too, and a steak none', () => {
    expect(problemsOf([{ id: 'beef-flank', g: 100, rolled: true }])).toHaveLength(1)
    expect(problemsOf(['beef-flank'])).toEqual([])
  })
})

test.each(['bacon', 'salmon', 'prawns', 'mussels', 'bean-sprouts', 'chickpeas-dried', 'egg'] as const)(
  '%s is done in some step, as one sees it',
  (id) => {
    expect(problemsOf([id])).toEqual([`no step has the ${id} done`])
    expect(problemsOf([id], {}, { done: { [id]: 'LOOK' } })).toEqual([])
  },
)

test('eggs may be soft where the recipe says that they are, and what is cooked already need not be done', () => {
  expect(problemsOf(['egg'], {}, { softEggs: true })).toEqual([])
  expect(problemsOf(['salmon'], {}, { softEggs: true })).toHaveLength(1)
  expect(problemsOf(['prawns-cooked', 'chickpeas', 'apple', 'green-beans'])).toEqual([])
})

test('a swap is as safe as what is written', () => {
  const tofu: Line = { id: 'prawns-cooked', g: 100, swaps: [{ id: 'chicken-breast', g: 100 }] }
  expect(problemsOf([tofu])).toEqual([
    'no step states the core temperature of the chicken-breast: its done lacks where to measure it',
  ])
})

describe('leftovers', () => {
  const keeps = (days: number, foods: readonly IngredientId[], of: Partial<Recipe> = {}, step: Partial<Step> = {}) =>
    problemsOf(foods, { keepsDays: days, ...of }, step)
  const tooLong = (days: number, most: number) => [`it keeps for ${days} days; with its ingredients, at most ${most}`]

  test.each<readonly [string, number, readonly IngredientId[]]>([
    ['rice', 1, ['brown-rice']],
    ['rice with meat', 1, ['brown-rice', 'prawns-cooked']],
    ['ready-cooked rice that is heated fresh for each meal', 2, ['rice-cooked']],
    ['meat, fish and eggs', 3, ['prawns-cooked']],
    ['anything else', 4, ['apple']],
  ])('%s keep for %i days', (_, most, foods) => {
    expect(keeps(most, foods)).toEqual([])
    expect(keeps(most + 1, foods)).toEqual(tooLong(most + 1, most))
  })

  test('ready-cooked rice in a hot dish has been hot once, and is not kept', () => {
    const first = { text: 'Fry it.', uses: ['rice-cooked'] } as const
    const steps: readonly Step[] = [first, { text: 'Serve it.', uses: [] }]
    expect(keeps(0, ['rice-cooked'], { steps })).toEqual([])
    expect(keeps(1, ['rice-cooked'], { steps })).toEqual([
      'its ready-cooked rice has been hot once already, and must not be kept',
    ])
  })
})
