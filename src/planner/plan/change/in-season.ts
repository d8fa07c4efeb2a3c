import type { Variant } from '#planner/derive/variant.ts'
import type { IngredientId } from '#planner/foods/ingredients.ts'
import { harvestIn, hasItsSeason } from '#planner/larder/seasons.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'

/** Grams in a serving from which somebody tastes what is in season. */
const MUCH = 40

/** The foods of a dish that have their season when the week begins, those of which there is most first. */
export function seasonalIn(
  { lines, recipe: { servings } }: Variant,
  { month, buying }: Pick<WeekRequest, 'month' | 'buying'>,
): readonly IngredientId[] {
  if (month === undefined) return []
  const harvest = harvestIn(buying?.market ?? 'GB', month)
  return lines
    .filter(({ id, g }) => g / servings >= MUCH && hasItsSeason(id, harvest))
    .toSorted((a, b) => b.g - a.g)
    .map(({ id }) => id)
}
