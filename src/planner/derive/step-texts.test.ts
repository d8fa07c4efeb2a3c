import { expect, test } from 'vitest'
import { type Recipe, recipe, type Step } from '#planner/recipe.ts'
import { library } from '#planner/recipes/library.ts'
import type { Rules } from './diet-rules.ts'
import { stepTexts } from './step-texts.ts'
import { asWritten, variantFor } from './variant.ts'

test('without swaps the steps are as written', () => {
  for (const dish of library) expect(stepTexts(asWritten(dish))).toEqual(dish.steps.map(({ text }) => text))
})

const dish = (ingredients: Recipe['ingredients'], ...steps: readonly Step[]): Recipe =>
  recipe({
    id: 'a-dish',
    title: 'A dish',
    blurb: '',
    cuisine: 'ENGLISH',
    slots: ['LUNCH'],
    dishTags: [],
    servings: 1,
    minutes: { active: 5, total: 5 },
    skill: 'NOVICE',
    equipment: [],
    noCook: false,
    ingredients,
    steps,
    keepsDays: 0,
    freezable: false,
  })
const textsFor = (written: Recipe, rules: Partial<Rules>): readonly string[] => {
  const variant = variantFor(written, { diets: [], restrictions: [], ...rules })
  if (variant.kind === 'refused') throw new Error('the example can be made to suit')
  return stepTexts(variant)
}
const yogurt = { id: 'greek-yogurt-2', g: 100, swaps: [{ id: 'soya-yogurt', g: 100 }] } as const
const milk = { id: 'milk-semi', g: 10, swaps: [{ id: 'soya-milk', g: 10 }] } as const
const inChicken = [
  ['the prawns', 'the chicken'],
  ['they are pink', 'no pink is left'],
] as const
const prawns = {
  id: 'prawns',
  g: 100,
  swaps: [{ id: 'chicken-breast', g: 100, words: inChicken }],
} as const
const oatcake = { id: 'oatcakes', g: 10, swaps: [{ id: 'rice-cakes', g: 10 }] } as const

test('a swap with the same role in a dish replaces every mention by its name as a cook would say it', () => {
  const text = 'Yogurt first: stir the Greek yogurt smooth.'
  expect(textsFor(dish([yogurt], { text, uses: ['greek-yogurt-2'] }), { diets: ['VEGAN'] })).toEqual([
    'Yogurt first: stir the soya yogurt smooth.',
  ])
  const crumbled = { text: 'Crumble an oatcake over it.', uses: ['oatcakes'] } as const
  expect(textsFor(dish([oatcake], crumbled), { restrictions: ['GLUTEN'] })).toEqual(['Crumble a rice cake over it.'])
})

test('a word is not replaced inside another word or where it means a second ingredient', () => {
  const milky = dish(
    [milk, { id: 'coconut-milk-light', g: 10 }],
    { text: 'Warm the semi-skimmed milk. Keep the buttermilk.', uses: ['milk-semi'] },
    { text: 'Now the milk of the coconut.', uses: ['coconut-milk-light'] },
  )
  expect(textsFor(milky, { restrictions: ['DAIRY'] })).toEqual([
    'Warm the soya milk. Keep the buttermilk.',
    'Now the milk of the coconut.',
  ])
})

test('a swap that cooks differently has its own words', () => {
  const steps = [
    { text: 'Fry the prawns until they are pink.', uses: ['prawns'], minutes: 3 },
    { text: 'Eat the prawns.', uses: [] },
  ] as const
  const variant = variantFor(dish([prawns], ...steps), { diets: [], restrictions: ['SEAFOOD'] })
  if (variant.kind === 'refused') throw new Error('the example can be made to suit')
  expect(stepTexts(variant)).toEqual(['Fry the chicken until no pink is left.', 'Eat the chicken.'])
})

test('the words of two swaps are applied to the same step', () => {
  const written = dish([prawns, yogurt], { text: 'Fry the prawns until they are pink, in Greek yogurt.', uses: [] })
  expect(textsFor(written, { restrictions: ['SEAFOOD', 'DAIRY'] })).toEqual([
    'Fry the chicken until no pink is left, in soya yogurt.',
  ])
})

test('a step says that an unsuitable garnish is left out', () => {
  const written = dish([{ id: 'parmesan', g: 10, optional: true }], { text: 'Grate it.', uses: ['parmesan'] })
  expect(textsFor(written, { diets: ['VEGAN'] })).toEqual(['Grate it. Leave out the Parmesan.'])
})
