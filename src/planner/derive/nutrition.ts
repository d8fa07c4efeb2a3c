import { ingredient } from '#planner/foods/ingredients.ts'
import { type Nutrient, partlyKnownNutrients } from '#planner/foods/nutrients.ts'
import type { Variant, VariantLine } from './variant.ts'

/**
 * The figures of one serving in kcal and grams, and in milligrams for sodium, calcium, iron and potassium. `missing`
 * lists the figures that are too low because that of some food is unknown.
 */
export type Nutrition = { readonly [N in Nutrient]: number } & {
  /** Added sugar, and that of honey, syrup and juice. */
  readonly freeSugar: number
  readonly alcohol: number
  /** Weight of the ingredients as added, without the part that is not eaten. */
  readonly grams: number
  readonly missing: readonly Nutrient[]
}

/** Grams of a line that one person eats. */
export const eaten = ({ g, retained = 1, optional = false }: VariantLine, servings: number): number =>
  optional ? 0 : (g * retained) / servings

/**
 * Grams of fibre, sugar or saturated fat, and for minerals the share of the weight, from which an unknown figure
 * matters.
 */
const UNKNOWN_GRAM = 1
const UNKNOWN_SHARE = 0.1

/** Sugar and fibre are at most the carbohydrate, and saturated fat is at most the fat. */
function unknownMatters(line: VariantLine, nutrient: Nutrient, grams: number, whole: number): boolean {
  const { per100g } = ingredient(line.id)
  if (per100g[nutrient] !== undefined) return false
  if (nutrient === 'satFat') return (per100g.fat * grams) / 100 >= UNKNOWN_GRAM
  if (nutrient === 'sugar' || nutrient === 'fibre') return (per100g.carbs * grams) / 100 >= UNKNOWN_GRAM
  return grams >= UNKNOWN_SHARE * whole
}

/** Computes the nutrition of one serving from the ingredients. */
export function nutritionOf({ lines, recipe: { servings } }: Variant): Nutrition {
  const parts = lines.map((line) => ({ line, food: ingredient(line.id), grams: eaten(line, servings) }))
  const sum = (of: (part: (typeof parts)[number]) => number) => parts.reduce((total, part) => total + of(part), 0)
  const total = (nutrient: Nutrient) => sum(({ food, grams }) => ((food.per100g[nutrient] ?? 0) * grams) / 100)
  const whole = sum(({ grams }) => grams)
  const missing = partlyKnownNutrients.filter((nutrient) =>
    parts.some(({ line, grams }) => unknownMatters(line, nutrient, grams, whole)),
  )
  return {
    kcal: total('kcal'),
    protein: total('protein'),
    fat: total('fat'),
    carbs: total('carbs'),
    sodium: total('sodium'),
    satFat: total('satFat'),
    fibre: total('fibre'),
    sugar: total('sugar'),
    calcium: total('calcium'),
    iron: total('iron'),
    potassium: total('potassium'),
    freeSugar: sum(({ food, grams }) => (food.freeSugar ? ((food.per100g.sugar ?? 0) * grams) / 100 : 0)),
    alcohol: sum(({ food, grams }) => (food.alcohol * grams) / 100),
    grams: whole,
    missing,
  }
}

/**
 * Energy computed from the parts; kcal per gram: protein and carbohydrate 4, fat 9, fibre 2, alcohol 7 (EU 1169/2011).
 */
export const energyFromParts = ({ protein, fat, carbs, fibre, alcohol }: Nutrition): number =>
  4 * protein + 9 * fat + 4 * (carbs - fibre) + 2 * fibre + 7 * alcohol
