import type { FoodKind } from '#planner/foods/food-kinds.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import type { Recipe } from '#planner/recipe.ts'
import type { Variant } from './variant.ts'

/** How what is left of a dish is eaten. */
export type LeftOver = {
  readonly eaten: NonNullable<Recipe['leftovers']>
  /** Whether it has to steam all through when it is heated, once only: meat, fish, eggs and rice. */
  readonly steams: boolean
}

/** FoodSafety.gov: leftovers to 74 °C. For rice, FSA: spores outlive boiling, so cool it fast and heat it once. */
const careful: readonly FoodKind[] = ['RED_MEAT', 'POULTRY', 'PROCESSED_MEAT', 'FISH', 'CRUSTACEAN', 'MOLLUSC', 'EGG']
const rice = /(?:^|-)rice(?:-cooked)?$/

/** How what is left of a variant is eaten: a salad with tofu instead of chicken is still a salad. */
export const leftOver = ({ recipe, lines }: Variant): LeftOver => ({
  eaten: recipe.leftovers ?? 'HOT',
  steams: lines.some(({ id }) => careful.includes(ingredient(id).kind) || rice.test(id)),
})
