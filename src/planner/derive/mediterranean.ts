import type { Pattern } from '#planner/foods/food-classes.ts'
import type { FoodKind } from '#planner/foods/food-kinds.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import { eaten } from './nutrition.ts'
import type { Variant } from './variant.ts'

/** Grams per serving of each class that the Mediterranean diet score counts, and whether it is a sofrito dish. */
export type MediterraneanParts = {
  /** Pulses are counted by their cooked weight. */
  readonly grams: Readonly<Partial<Record<Pattern, number>>>
  /** Oil and butter that are not olive oil. */
  readonly otherFat: number
  /** Drinks with free sugar. */
  readonly sweetDrink: number
  readonly sofrito: boolean
  /** Whether anything in it is highly processed. Oils pressed from seeds count as ordinary cooking ingredients. */
  readonly processed: boolean
}

const tomatoes = ['tomato', 'cherry-tomatoes', 'tinned-tomatoes', 'passata', 'tomato-puree']
const alliums = ['onion', 'red-onion', 'shallot', 'leek', 'garlic']
const otherFats: readonly FoodKind[] = ['SEED_OIL', 'FRUIT_OIL', 'BUTTER']

/** Dry pulses take up one and a half times their weight of water (USDA: cooked lentils are 70 % water, dry ones 8 %). */
const COOKED_PER_DRY = 2.5

const isDryPulse = (id: IngredientId): boolean => {
  const { pattern, state } = ingredient(id)
  return pattern === 'LEGUME' && state === 'DRY'
}

const isSweetDrink = (id: IngredientId): boolean => {
  const { aisle, freeSugar } = ingredient(id)
  return aisle === 'DRINKS' && freeSugar
}

const isHighlyProcessed = (id: IngredientId): boolean => {
  const { notPaleo, kind } = ingredient(id)
  return notPaleo.includes('PROCESSED') && kind !== 'SEED_OIL'
}

/** What one serving of a dish adds to the weekly score (MEDAS of the PREDIMED trial, without its wine item). */
export function mediterraneanParts({ lines, recipe: { servings } }: Variant): MediterraneanParts {
  const grams: Partial<Record<Pattern, number>> = {}
  for (const line of lines) {
    const { pattern } = ingredient(line.id)
    const weight = eaten(line, servings) * (isDryPulse(line.id) ? COOKED_PER_DRY : 1)
    if (pattern !== undefined) grams[pattern] = (grams[pattern] ?? 0) + weight
  }
  const sum = (is: (id: IngredientId) => boolean) =>
    lines.reduce((total, line) => (is(line.id) ? total + eaten(line, servings) : total), 0)
  const has = (ids: readonly string[]) => lines.some(({ id }) => ids.includes(id))
  return {
    grams,
    otherFat: sum((id) => otherFats.includes(ingredient(id).kind)),
    sweetDrink: sum(isSweetDrink),
    processed: lines.some(({ id }) => isHighlyProcessed(id)),
    sofrito: has(tomatoes) && has(alliums) && (grams.OLIVE_OIL ?? 0) > 0,
  }
}
