import type { Rules } from '#planner/derive/diet-rules.ts'
import { variantFor } from '#planner/derive/variant.ts'
import type { FoodKind } from '#planner/foods/food-kinds.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import type { Recipe } from '#planner/recipe.ts'

/** Names of substitutes: gluten-free, vegan, in the style of something. */
const named = /\b(?:gluten|dairy|lactose|egg|milk|nut|wheat)-free\b|\b(?:vegan|vegetarian)\b|-style\b/
const kinds: readonly FoodKind[] = ['PLANT_DRINK', 'LACTOSE_FREE_DAIRY']
/** Made as a substitute for a food that a diet rules out. */
const madeFor: readonly IngredientId[] = ['soya-yogurt', 'coconut-aminos', 'tamari']

const isSubstitute = (id: IngredientId): boolean =>
  named.test(ingredient(id).name) || kinds.includes(ingredient(id).kind) || madeFor.includes(id)

/** The substitutes in a recipe for a person with these rules. */
export function substitutesFor(recipe: Recipe, rules: Rules): readonly IngredientId[] {
  const variant = variantFor(recipe, rules)
  return variant.kind === 'variant' ? variant.lines.map(({ id }) => id).filter(isSubstitute) : []
}

/** People with one restriction, or none, should not get substitutes made for people with another. */
const peopleWithoutNeed: readonly (readonly [who: string, rules: Rules, madeForOthers: RegExp])[] = [
  ['a person who eats everything', { diets: [], restrictions: [] }, /./],
  ['a person who eats no nuts', { diets: [], restrictions: ['TREE_NUTS'] }, /./],
  ['a person who eats no seafood', { diets: [], restrictions: ['SEAFOOD'] }, /./],
  [
    'a person who eats no gluten',
    { diets: [], restrictions: ['GLUTEN'] },
    /soya|vegan|vegetarian|dairy|lactose|-style/,
  ],
  [
    'a person who eats no lactose',
    { diets: ['LACTOSE_FREE'], restrictions: [] },
    /gluten|tamari|vegan|vegetarian|aminos|-style/,
  ],
]

/** Foods made for one diet that people of another diet would get; they belong in the swaps. */
export const substituteProblems = (recipe: Recipe): readonly string[] =>
  peopleWithoutNeed.flatMap(([who, rules, others]) =>
    substitutesFor(recipe, rules)
      .filter((id) => others.test(ingredient(id).name))
      .map((id) => `${who} gets ${id}, which is made for others; make it a swap`),
  )
