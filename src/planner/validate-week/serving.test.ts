import { expect, test } from 'vitest'
import { coreRules } from '#planner/derive/cores.ts'
import { hardDiets, type Rules, realRestrictions } from '#planner/derive/diet-rules.ts'
import { nutritionOf } from '#planner/derive/nutrition.ts'
import { asWritten, variantFor } from '#planner/derive/variant.ts'
import type { Recipe } from '#planner/recipe.ts'
import { library } from '#planner/recipes/library.ts'
import { smallLibraryWith } from './hand-made.example.ts'
import { servingOf } from './serving.ts'

const only = (rules: Partial<Rules>): Rules => ({ diets: [], restrictions: [], ...rules })
const people: readonly Rules[] = [
  only({}),
  ...hardDiets.map((diet) => only({ diets: [diet] })),
  ...realRestrictions.map((restriction) => only({ restrictions: [restriction] })),
  ...hardDiets.flatMap((diet) => realRestrictions.map((each) => only({ diets: [diet], restrictions: [each] }))),
  coreRules.V,
  coreRules.P,
]

/** The foods that a person is served, or those that prevent it, according to validation and to the derivation. */
function violationsIn(recipe: Recipe, { diets, restrictions }: Rules) {
  const { forbidden, helpings } = servingOf(recipe, [...diets, ...restrictions])
  return forbidden.length > 0
    ? forbidden.map(({ ingredient, rule }) => [ingredient, rule])
    : helpings.map(({ id }) => id)
}
function derived(recipe: Recipe, rules: Rules) {
  const variant = variantFor(recipe, rules)
  if (variant.kind === 'variant') return variant.lines.map(({ id }) => id)
  return variant.objections.map(({ id, objection }) => [id, objection.rule])
}

test('validation and the derivation compute the same figures for every recipe', () => {
  for (const recipe of library) {
    const { kcal, protein, fibre, sodium } = nutritionOf(asWritten(recipe))
    const serving = servingOf(recipe, [])
    expect({ id: recipe.id, unknown: serving.unknown, forbidden: serving.forbidden }).toEqual({
      id: recipe.id,
      unknown: [],
      forbidden: [],
    })
    const gaps = [serving.energy - kcal, serving.protein - protein, serving.fibre - fibre, serving.sodium - sodium]
    expect({ id: recipe.id, far: gaps.filter((gap) => !(Math.abs(gap) < 1e-6)) }).toEqual({ id: recipe.id, far: [] })
  }
})

test('they give the same servings for every set of rules, and refuse the same dishes for the same food', () => {
  const odd = library.flatMap((recipe) =>
    people.flatMap((rules) => {
      const [ours, theirs] = [JSON.stringify(violationsIn(recipe, rules)), JSON.stringify(derived(recipe, rules))]
      return ours === theirs ? [] : [`${recipe.id} for ${JSON.stringify(rules)}: ${ours}, not ${theirs}`]
    }),
  )
  expect(odd).toEqual([])
})

test('servings with swaps have the same energy too', () => {
  for (const recipe of library) {
    const variant = variantFor(recipe, coreRules.V)
    if (variant.kind === 'refused') continue
    const { diets, restrictions } = coreRules.V
    expect(servingOf(recipe, [...diets, ...restrictions]).energy).toBeCloseTo(nutritionOf(variant).kcal, 6)
  }
})

const lines = (ingredients: Recipe['ingredients']): Recipe => {
  const [made] = smallLibraryWith('breakfast-1', { ingredients })
  if (made === undefined) throw new Error('the library is empty')
  return made
}

test('only what is eaten counts: half a marinade, no garnish, a serving of two', () => {
  const serving = servingOf(
    lines([
      { id: 'chicken-breast', g: 100 },
      { id: 'olive-oil', g: 20, retained: 0.5 },
      { id: 'parmesan', g: 50, optional: true },
    ]),
    [],
  )
  expect(serving.energy).toBeCloseTo(60 + 44.2, 6)
  expect(serving.helpings).toContainEqual({ id: 'parmesan', grams: 0 })
})

test('the first suitable swap is served, and an unsuitable garnish is left out', () => {
  const milk = lines([
    {
      id: 'milk-semi',
      g: 200,
      swaps: [
        { id: 'lactose-free-milk', g: 210 },
        { id: 'oat-milk', g: 220 },
        { id: 'almond-milk', g: 230 },
      ],
    },
    { id: 'parmesan', g: 50, optional: true },
  ])
  expect(servingOf(milk, ['LACTOSE_FREE']).helpings).toEqual([
    { id: 'lactose-free-milk', grams: 105 },
    { id: 'parmesan', grams: 0 },
  ])
  expect(servingOf(milk, ['DAIRY']).helpings).toEqual([{ id: 'oat-milk', grams: 110 }])
  expect(servingOf(milk, ['DAIRY', 'GLUTEN']).helpings).toEqual([{ id: 'almond-milk', grams: 115 }])
  expect(servingOf(milk, ['VEGAN', 'GLUTEN', 'TREE_NUTS']).forbidden).toEqual([
    { ingredient: 'milk-semi', rule: 'VEGAN' },
  ])
})

test('a swap that is not in the food tables is skipped', () => {
  const odd: Recipe = JSON.parse(
    JSON.stringify(lines([{ id: 'egg', g: 100, swaps: [{ id: 'tofu', g: 80 }] }])).replace(
      '"swaps":[',
      '"swaps":[{"id":"moon-dust","g":1},',
    ),
  )
  expect(servingOf(odd, ['EGGS']).helpings).toEqual([{ id: 'tofu', grams: 40 }])
})
