import type { Recipe } from '#planner/recipe.ts'

/**
 * Minutes until dishes that one cook prepares together are on the table: active minutes add up, while simmering and
 * baking run in parallel.
 */
export function mealMinutes(dishes: readonly Recipe['minutes'][]): number {
  let byHand = 0
  let longest = 0
  for (const { active, total } of dishes) {
    byHand += active
    longest = Math.max(longest, total)
  }
  return Math.max(byHand, longest)
}
