import { type Allergen, allergens } from '#planner/foods/food-classes.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import type { VariantLine } from './variant.ts'

/** An allergen and the ingredients that contain it. */
export type AllergenSource = { readonly allergen: Allergen; readonly from: readonly IngredientId[] }

const sources = (lines: readonly VariantLine[], list: 'contains' | 'traces'): readonly AllergenSource[] =>
  allergens.flatMap((allergen) => {
    const from = lines.map(({ id }) => id).filter((id) => ingredient(id)[list].includes(allergen))
    return from.length > 0 ? [{ allergen, from: [...new Set(from)] }] : []
  })

/** The allergens in a dish, including its optional garnishes. They prove presence, never absence. */
export const allergensOf = (lines: readonly VariantLine[]): readonly AllergenSource[] => sources(lines, 'contains')

/** The allergens that often get into its ingredients as traces. */
export const tracesIn = (lines: readonly VariantLine[]): readonly AllergenSource[] => sources(lines, 'traces')
