import type { Ingredient } from '#planner/foods/ingredient.ts'
import type { Unit } from '#planner/recipe.ts'

/** Millilitres of a US cup; a tablespoon is a sixteenth and a teaspoon a forty-eighth of it. */
export const ML_PER_CUP = 236.588
const TBSP_PER_CUP = 16
const TSP_PER_TBSP = 3
/** Teaspoons in a pinch between two fingers. */
const PINCH_PER_TSP = 1 / 8

const times = (grams: number | undefined, factor: number) => (grams === undefined ? undefined : grams * factor)

type Grams = Ingredient['grams']
const tbsp = ({ tbsp, tsp, cup }: Grams) => tbsp ?? times(tsp, TSP_PER_TBSP) ?? times(cup, 1 / TBSP_PER_CUP)
const tsp = (grams: Grams) => grams.tsp ?? times(tbsp(grams), 1 / TSP_PER_TBSP)
const cup = (grams: Grams) => grams.cup ?? times(tbsp(grams), TBSP_PER_CUP)

/** Edible grams of one unit of a food; undefined if they are unknown. */
export function gramsPer({ grams, pack }: Pick<Ingredient, 'grams' | 'pack'>, unit: Unit): number | undefined {
  switch (unit) {
    case 'g':
      return 1
    case 'ml':
      return times(cup(grams), 1 / ML_PER_CUP)
    case 'cup':
      return cup(grams)
    case 'tbsp':
      return tbsp(grams)
    case 'tsp':
      return tsp(grams)
    case 'pinch':
      return grams.pinch ?? times(tsp(grams), PINCH_PER_TSP)
  }
  const packed = pack?.[0] === unit ? pack[1] : undefined
  return unit in grams ? Object.entries(grams).find(([name]) => name === unit)?.[1] : packed
}
