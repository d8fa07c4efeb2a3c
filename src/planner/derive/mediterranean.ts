import type { Pattern } from '#planner/foods/food-classes.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import { eaten } from './nutrition.ts'
import type { Variant } from './variant.ts'

/** Grams per serving of each class that the Mediterranean diet score counts, and whether it is a sofrito dish. */
export type MediterraneanParts = {
  readonly grams: Readonly<Partial<Record<Pattern, number>>>
  readonly sofrito: boolean
}

const tomatoes = ['tomato', 'cherry-tomatoes', 'tinned-tomatoes', 'passata', 'tomato-puree']
const alliums = ['onion', 'red-onion', 'shallot', 'leek', 'garlic']

/** The share of one dish in the weekly score (MEDAS of the PREDIMED trial; its wine item is left out). */
export function mediterraneanParts({ lines, recipe: { servings } }: Variant): MediterraneanParts {
  const grams: Partial<Record<Pattern, number>> = {}
  for (const line of lines) {
    const { pattern } = ingredient(line.id)
    if (pattern !== undefined) grams[pattern] = (grams[pattern] ?? 0) + eaten(line, servings)
  }
  const has = (ids: readonly string[]) => lines.some(({ id }) => ids.includes(id))
  return { grams, sofrito: has(tomatoes) && has(alliums) && (grams.OLIVE_OIL ?? 0) > 0 }
}
