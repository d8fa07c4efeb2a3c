import type { Recipe } from '#planner/recipe.ts'

/**
 * Minutes from the first move to the table for dishes that one cook makes together: work by hand is done one after the
 * other, and what simmers or bakes meanwhile takes no more time than the longest of it.
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
