import type { Ingredient } from '#planner/foods/ingredient.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import type { Measured, Recipe } from '#planner/recipe.ts'
import { gramsPer } from './grams-per.ts'

/** Grams from which a piece of meat or fish is served whole: a chop, but not a sardine. */
const LEAST_CUT = 45
const whole = /\b(?:buns?|tortillas?|taco|bagel)\b/
const isCut = ({ kind }: Ingredient, { show }: Measured, each: number): boolean =>
  (kind === 'RED_MEAT' || kind === 'POULTRY' || kind === 'FISH') &&
  (show?.unit === 'fillet' || show?.unit === 'steak' || (show?.unit === 'piece' && each >= LEAST_CUT))

/**
 * The number of pieces of a line that have to stay whole (eggs, chops, fillets, buns, tortillas), or null for other
 * lines.
 */
export function wholePieces(line: Measured): number | null {
  const { id, knife, show } = line
  const food = ingredient(id)
  const each = show === undefined ? undefined : gramsPer(food, show.unit)
  if (show === undefined || each === undefined) return null
  // An egg is cracked whole, however it is prepared.
  if (food.kind === 'EGG') return show.unit === 'cup' ? null : show.qty
  // What is cut up for the dish need not be divided by whole pieces.
  if (knife !== undefined || id === 'tortilla-chips') return null
  return isCut(food, line, each) || whole.test(id.replaceAll('-', ' ')) ? show.qty : null
}

/** Every count of whole pieces in a recipe and in its swaps. */
export const wholeLines = ({ ingredients }: Pick<Recipe, 'ingredients'>) =>
  ingredients
    .flatMap((line) => [line, ...(line.swaps ?? [])])
    .flatMap((line) => {
      const pieces = wholePieces(line)
      return pieces === null ? [] : [{ id: line.id, pieces }]
    })
