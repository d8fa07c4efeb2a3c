import { eaten } from '#planner/derive/nutrition.ts'
import { asWritten } from '#planner/derive/variant.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import type { Recipe } from '#planner/recipe.ts'

/** The share of its weight that each ingredient has in a dish; water does not count. */
export function shares(recipe: Recipe): ReadonlyMap<string, number> {
  const lines = asWritten(recipe).lines.filter(({ id }) => ingredient(id).kind !== 'WATER')
  const whole = lines.reduce((grams, line) => grams + eaten(line, recipe.servings), 0)
  const found = new Map<string, number>()
  for (const line of lines) found.set(line.id, (found.get(line.id) ?? 0) + eaten(line, recipe.servings) / whole)
  return found
}

/** How much of two dishes is the same by weight, from 0 to 1. */
export function likeness(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  return [...a].reduce((same, [id, share]) => same + Math.min(share, b.get(id) ?? 0), 0)
}
