import { expect, test } from 'vitest'
import type { Rules } from '#planner/derive/diet-rules.ts'
import { variantFor } from '#planner/derive/variant.ts'
import type { FoodKind } from '#planner/foods/food-kinds.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import { library } from './library.ts'

/** Named for what they lack: free of gluten, vegan, in the style of. */
const named = /\b(?:gluten|dairy|lactose|egg|milk|nut|wheat)-free\b|\b(?:vegan|vegetarian)\b|-style\b/
const kinds: readonly FoodKind[] = ['PLANT_DRINK', 'LACTOSE_FREE_DAIRY']
/** Made as a substitute for a food that a diet rules out. */
const madeFor: readonly IngredientId[] = ['soya-yogurt', 'coconut-aminos', 'tamari']

const isSubstitute = (id: IngredientId): boolean =>
  named.test(ingredient(id).name) || kinds.includes(ingredient(id).kind) || madeFor.includes(id)

const substitutesFor = (rules: Rules, is: (id: IngredientId) => boolean): readonly string[] =>
  library.flatMap((recipe) => {
    const variant = variantFor(recipe, rules)
    return variant.kind === 'variant'
      ? variant.lines.filter(({ id }) => is(id)).map(({ id }) => `${recipe.id}: ${id}`)
      : []
  })

test('who eats everything gets no food that is made for others', () => {
  expect(substitutesFor({ diets: [], restrictions: [] }, isSubstitute)).toEqual([])
})

test.each([
  ['nuts', { diets: [], restrictions: ['TREE_NUTS'] }, /./],
  ['seafood', { diets: [], restrictions: ['SEAFOOD'] }, /./],
  ['gluten', { diets: [], restrictions: ['GLUTEN'] }, /soya|vegan|vegetarian|dairy|lactose|-style/],
  ['lactose', { diets: ['LACTOSE_FREE'], restrictions: [] }, /gluten|tamari|vegan|vegetarian|aminos|-style/],
] as const)('who goes without %s gets nothing made for those who go without another thing', (_, rules, others) => {
  expect(substitutesFor(rules, (id) => isSubstitute(id) && others.test(ingredient(id).name))).toEqual([])
})

test('those for whom they are made get them', () => {
  const vegan: Rules = { diets: ['VEGAN'], restrictions: ['GLUTEN'] }
  const found = new Set(substitutesFor(vegan, isSubstitute).map((line) => line.split(': ')[1]))
  expect([...found]).toEqual(expect.arrayContaining(['soya-milk', 'soya-yogurt', 'tamari', 'gf-oats']))
})
