import type { FoodKind } from '#planner/foods/food-kinds.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'

const CHEESES: ReadonlySet<FoodKind> = new Set<FoodKind>(['AGED_CHEESE', 'RENNET_CHEESE'])

/** Whether a food melts like cheese when it is scattered over a dish. */
export const isCheese = (id: IngredientId): boolean => CHEESES.has(ingredient(id).kind)
