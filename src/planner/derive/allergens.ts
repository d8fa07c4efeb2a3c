import { type Allergen, allergens } from '#planner/foods/food-classes.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import type { VariantLine } from './variant.ts'

/** An allergen and the ingredients that bring it. */
export type AllergenSource = { readonly allergen: Allergen; readonly from: readonly IngredientId[] }

const sources = (lines: readonly VariantLine[], list: 'contains' | 'traces'): readonly AllergenSource[] =>
  allergens.flatMap((allergen) => {
    const from = lines.map(({ id }) => id).filter((id) => ingredient(id)[list].includes(allergen))
    return from.length > 0 ? [{ allergen, from: [...new Set(from)] }] : []
  })

/** What a dish contains, garnishes that can be left out included. It proves presence, never absence. */
export const allergensOf = (lines: readonly VariantLine[]): readonly AllergenSource[] => sources(lines, 'contains')

/** What often gets into its ingredients without belonging there. */
export const tracesIn = (lines: readonly VariantLine[]): readonly AllergenSource[] => sources(lines, 'traces')
