import type { FoodKind } from '#planner/foods/food-kinds.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import type { Recipe } from '#planner/recipe.ts'
import type { Variant } from './variant.ts'

/** How leftovers of a dish are eaten. */
export type LeftOver = {
  readonly eaten: NonNullable<Recipe['leftovers']>
  /** Whether they have to be steaming hot all through, and may be heated only once: meat, fish, eggs and rice. */
  readonly steams: boolean
  /** Whether ready-cooked rice is served with it, heated fresh for each meal. */
  readonly freshRice: boolean
}

/** FoodSafety.gov: heat leftovers to 74 °C. For rice, FSA: spores survive boiling, so cool it fast and heat it once. */
const careful: readonly FoodKind[] = ['RED_MEAT', 'POULTRY', 'PROCESSED_MEAT', 'FISH', 'CRUSTACEAN', 'MOLLUSC', 'EGG']
const rice = /(?:^|-)rice(?:-cooked)?$/
const readyCooked: readonly IngredientId[] = ['rice-cooked', 'brown-rice-cooked']

/**
 * Whether the rice of a dish is cooked for it or ready-cooked; null without rice. Ready-cooked rice is heated for the
 * second time when it is served, so rice BESIDE a dish is heated fresh for each meal, and rice in a hot dish (REHEATED)
 * is not kept, not even to be eaten cold.
 */
export function holdsRice({ recipe, lines }: Variant): 'COOKED' | 'BESIDE' | 'REHEATED' | null {
  const grains = lines.filter(({ id }) => rice.test(id))
  if (grains.length === 0) return null
  if (!grains.some(({ id }) => readyCooked.includes(id))) return 'COOKED'
  const withRice = recipe.steps.filter(({ uses }) => uses.some((id) => rice.test(id)))
  if (recipe.leftovers === 'COLD') return withRice.some(({ cold }) => cold !== true) ? 'REHEATED' : 'BESIDE'
  return withRice.at(-1) === recipe.steps.at(-1) ? 'BESIDE' : 'REHEATED'
}

/** The leftovers of a dish. `eaten` does not depend on swaps: a salad with tofu is eaten cold like one with chicken. */
export const leftOver = (dish: Variant): LeftOver => ({
  eaten: dish.recipe.leftovers ?? 'HOT',
  steams: dish.lines.some(({ id }) => careful.includes(ingredient(id).kind) || rice.test(id)),
  freshRice: dish.recipe.leftovers !== 'COLD' && holdsRice(dish) === 'BESIDE',
})
