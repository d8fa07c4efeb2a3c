import { type IngredientId, ingredient, isIngredientId } from '#planner/foods/ingredients.ts'
import { objectionTo } from './diet-rules.ts'
import type { TableSeat } from './shared-cooking.ts'

/** Why a dish of somebody's own cannot be planned for a person. */
export type OwnDishProblems = {
  /** Foods of which nothing is known but figures, so that they cannot be checked. */
  readonly unknown: readonly string[]
  /** Foods that the person's diet, restrictions or bans forbid. */
  readonly avoided: readonly IngredientId[]
}

/** Checks the foods of a dish by the rules that hold for every dish of the library. It has no swaps. */
export function ownDishProblems(
  foods: readonly string[],
  { rules, banned }: Pick<TableSeat, 'rules' | 'banned'>,
): OwnDishProblems {
  return {
    unknown: foods.filter((food) => !isIngredientId(food)),
    avoided: foods
      .filter(isIngredientId)
      .filter((food) => banned.has(food) || objectionTo(ingredient(food), rules) !== null),
  }
}
