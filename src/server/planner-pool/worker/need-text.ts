import type { UnitSystem } from '#domain/unit-system.ts'
import type { Aisle } from '#planner/foods/food.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import { gramsPer } from '#planner/kitchen-units/grams-per.ts'
import { lineText } from '#planner/kitchen-units/line-text.ts'

const spooned: readonly Aisle[] = ['SPICES', 'OILS_AND_SAUCES']
/** Eggs and the like. */
const DOZEN = 12
/** Past this many spoons people weigh. */
const MOST_SPOONS = 12
/** Grams of one pickle from which it is counted; olives are spooned. */
const LEAST_COUNTED = 5
/** Sums of the same grams in another order differ by less than this. */
const ROUNDING = 1e-6

/**
 * How much of an ingredient a week takes, in words: spices, oils and sauces in spoons, whole spices, pickles and what is
 * sold by the dozen in pieces, all else by weight or, if it is poured, by volume.
 * @param grams edible grams, more than 0
 */
export function needText(id: IngredientId, grams: number, units: UnitSystem): string {
  const food = ingredient(id)
  const { aisle, pack } = food
  if (pack?.[0] === 'dozen') return `${Math.ceil((grams * DOZEN) / pack[1])}`
  const one = gramsPer(food, 'leaf') ?? gramsPer(food, 'piece')
  // Bay leaves, cinnamon sticks and gherkins are taken with no spoon.
  const isCounted = aisle === 'SPICES' || (aisle === 'OILS_AND_SAUCES' && (one ?? 0) >= LEAST_COUNTED)
  if (isCounted && one !== undefined) return `${Math.ceil(grams / one - ROUNDING)}`
  const spoon = gramsPer(food, 'tbsp')
  const isSpooned = spooned.includes(aisle) && spoon !== undefined && grams <= spoon * MOST_SPOONS
  if (isSpooned) return lineText({ id, g: spoon, show: { qty: 1, unit: 'tbsp' } }, grams / spoon, units).amount
  return lineText({ id, g: 1 }, grams, units).amount
}
