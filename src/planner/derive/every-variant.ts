import type { Recipe } from '#planner/recipe.ts'
import { hardDiets, type Rules, realRestrictions } from './diet-rules.ts'
import { type Variant, variantFor } from './variant.ts'

const subsets = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: 2 ** all.length }, (_, number) =>
    all.filter((_each, at) => Math.floor(number / 2 ** at) % 2 === 1),
  )

/** Every combination of hard diets and restrictions. */
const everyRules: readonly Rules[] = subsets(hardDiets).flatMap((diets) =>
  subsets(realRestrictions).map((restrictions) => ({ diets, restrictions })),
)

/** All different variants of a recipe. */
export function everyVariantOf(recipe: Recipe): readonly Variant[] {
  const found = new Map<string, Variant>()
  for (const rules of everyRules) {
    const variant = variantFor(recipe, rules)
    if (variant.kind === 'variant') found.set(variant.lines.map(({ id }) => id).join(), variant)
  }
  return [...found.values()]
}
