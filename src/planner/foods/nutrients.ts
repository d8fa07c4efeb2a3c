/** Figures of every food: kcal, grams, and milligrams for sodium, calcium, iron and potassium. */
export const knownNutrients = ['kcal', 'protein', 'fat', 'carbs', 'sodium'] as const
export type KnownNutrient = (typeof knownNutrients)[number]

/** Figures that the USDA tables do not have for every food. */
export const partlyKnownNutrients = ['satFat', 'fibre', 'sugar', 'calcium', 'iron', 'potassium'] as const
export type PartlyKnownNutrient = (typeof partlyKnownNutrients)[number]

export type Nutrient = KnownNutrient | PartlyKnownNutrient

/** Carbohydrate is total, by difference, and includes the fibre. Unknown figures are absent, never 0. */
export type Per100g = { readonly [N in KnownNutrient]: number } & { readonly [N in PartlyKnownNutrient]?: number }

/** The state of the food that the figures describe. Recipes weigh an ingredient in this state. */
export type State =
  | 'RAW'
  | 'DRY'
  | 'DRIED'
  | 'FROZEN'
  | 'COOKED'
  | 'TINNED'
  | 'TINNED_DRAINED'
  | 'JARRED'
  | 'FERMENTED'
  | 'SMOKED'
  | 'CURED'
  | 'ROASTED'
  | 'POPPED'
  | 'READY'
  | 'LIQUID'

type Maybe = number | null

/**
 * Figures per 100 g of edible food. `fdcId` is the row of USDA FoodData Central (SR Legacy 2018 or Foundation 2024)
 * that they come from; null means an estimate. Sodium and the minerals are in mg, the rest in g. A figure of null is
 * unknown.
 */
export type Composition = readonly [
  fdcId: number | null,
  state: State,
  kcal: number,
  protein: number,
  fat: number,
  satFat: Maybe,
  carbs: number,
  fibre: Maybe,
  sugar: Maybe,
  sodium: number,
  calcium: Maybe,
  iron: Maybe,
  potassium: Maybe,
]

export function per100gOf(row: Composition): Per100g {
  const [, , kcal, protein, fat, satFat, carbs, fibre, sugar, sodium, calcium, iron, potassium] = row
  return {
    kcal,
    protein,
    fat,
    carbs,
    sodium,
    ...(satFat === null ? {} : { satFat }),
    ...(fibre === null ? {} : { fibre }),
    ...(sugar === null ? {} : { sugar }),
    ...(calcium === null ? {} : { calcium }),
    ...(iron === null ? {} : { iron }),
    ...(potassium === null ? {} : { potassium }),
  }
}
