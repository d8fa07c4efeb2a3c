import type { FoodKind } from '#planner/foods/food-kinds.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import type { Recipe } from '#planner/recipe.ts'
import type { Variant } from './variant.ts'

/** How what is left of a dish is eaten. */
export type LeftOver = {
  readonly eaten: NonNullable<Recipe['leftovers']>
  /** Whether it has to steam all through when it is heated, once only: meat, fish, eggs and rice. */
  readonly steams: boolean
  /** Whether ready-cooked rice stands beside it, of which each meal heats its own. */
  readonly freshRice: boolean
}

/** FoodSafety.gov: leftovers to 74 °C. For rice, FSA: spores outlive boiling, so cool it fast and heat it once. */
const careful: readonly FoodKind[] = ['RED_MEAT', 'POULTRY', 'PROCESSED_MEAT', 'FISH', 'CRUSTACEAN', 'MOLLUSC', 'EGG']
const rice = /(?:^|-)rice(?:-cooked)?$/
const readyCooked: readonly IngredientId[] = ['rice-cooked', 'brown-rice-cooked']

/** Words of a step that has its rice hot. */
const heats = /\b(?:heat|hot|warm|microwave|fry|steam|boil|simmer|bake)/i

/**
 * The rice of a dish: cooked with it, or a ready-cooked one. That is heated for the second time when it is served, so
 * what stands beside a dish is heated meal by meal, and what is stirred into a hot one is not kept, be it eaten cold or
 * not.
 */
export function holdsRice({ recipe, lines }: Variant): 'COOKED' | 'BESIDE' | 'REHEATED' | null {
  const grains = lines.filter(({ id }) => rice.test(id))
  if (grains.length === 0) return null
  if (!grains.some(({ id }) => readyCooked.includes(id))) return 'COOKED'
  const withRice = recipe.steps.filter(({ uses }) => uses.some((id) => rice.test(id)))
  if (recipe.leftovers === 'COLD') return withRice.some(({ text }) => heats.test(text)) ? 'REHEATED' : 'BESIDE'
  return withRice.at(-1) === recipe.steps.at(-1) ? 'BESIDE' : 'REHEATED'
}

/** The leftovers of a dish. `eaten` does not depend on swaps: a salad with tofu is eaten cold like one with chicken. */
export const leftOver = (dish: Variant): LeftOver => ({
  eaten: dish.recipe.leftovers ?? 'HOT',
  steams: dish.lines.some(({ id }) => careful.includes(ingredient(id).kind) || rice.test(id)),
  freshRice: dish.recipe.leftovers !== 'COLD' && holdsRice(dish) === 'BESIDE',
})
