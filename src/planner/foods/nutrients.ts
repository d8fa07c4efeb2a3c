/** Figures of every food: kcal, grams, and milligrams for sodium, calcium, iron and potassium. */
export const knownNutrients = ['kcal', 'protein', 'fat', 'carbs', 'sodium'] as const
export type KnownNutrient = (typeof knownNutrients)[number]

/** Figures that the tables do not give for every food. */
export const partlyKnownNutrients = ['satFat', 'fibre', 'sugar', 'calcium', 'iron', 'potassium'] as const
export type PartlyKnownNutrient = (typeof partlyKnownNutrients)[number]

export type Nutrient = KnownNutrient | PartlyKnownNutrient

/** Carbohydrate is total, by difference, and includes the fibre. What is not known is absent, never 0. */
export type Per100g = { readonly [N in KnownNutrient]: number } & { readonly [N in PartlyKnownNutrient]?: number }
