import { objectionTo, type Rules } from '#planner/derive/diet-rules.ts'
import { foodKinds } from '#planner/foods/food-kinds.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'

/** What to look for on the label, for whom some makes of the food do not suit; empty for all others. */
export function labelNote(id: IngredientId, rules: Rules): string {
  const { label = '', labelFor } = ingredient(id)
  return labelFor.some((kind) => objectionTo(foodKinds[kind], rules) !== null) ? label : ''
}
