import { type Aisle, aisles, type Pack, type PackUnit } from '#planner/foods/food.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import { staples } from '#planner/foods/staples.ts'
import { englishUnitNames } from './english-unit-names.ts'

/** Grams needed of an ingredient, in its state (raw, dry, drained). */
export type Need = { readonly id: IngredientId; readonly g: number }

export type ShoppingLine = {
  readonly id: IngredientId
  readonly aisle: Aisle
  readonly name: string
  readonly grams: number
  /** How much to put in the trolley, in words: "2 cans", "3", "a little". */
  readonly buy: string
  readonly packs?: { readonly count: number; readonly unit: PackUnit }
  /** Grams that should be left from earlier weeks; absent if nothing is. */
  readonly left?: number
  /** Whether there is probably enough of it: most kitchens have a quarter of a pack, or enough should be left. */
  readonly staple: boolean
}

const STAPLE_SHARE = 0.25
/** Nobody buys another pack for less than this share of one. */
const NOT_WORTH_A_PACK = 0.02
/** In packs; sums of the same grams in another order differ by less than this. */
const ROUNDING = 1e-6

function lineOf(id: IngredientId, grams: number, pack: Pack | undefined, left: number): ShoppingLine {
  const { aisle, name, plural } = ingredient(id)
  if (pack === undefined) return { id, aisle, name, grams, buy: '', staple: true }
  const [unit, held] = pack
  const had = left > 0 ? { left } : {}
  if (left > 0 && left >= grams - NOT_WORTH_A_PACK * held)
    return { id, aisle, name, grams, ...had, buy: '', staple: true }
  const count = Math.max(1, Math.ceil((grams - left) / held - ROUNDING))
  const whole = unit === 'piece'
  return {
    id,
    aisle,
    name: whole && count > 1 ? plural : name,
    grams,
    ...had,
    buy: whole ? `${count}` : `${count} ${englishUnitNames[unit][count > 1 ? 1 : 0]}`,
    packs: { count, unit },
    staple: staples.has(id) && grams < STAPLE_SHARE * held,
  }
}

const alphabet = new Intl.Collator('en')

/**
 * What to buy for all needs together, in the order of the aisles and by name. Tap water is not bought.
 * @param packOf the pack in which a food is bought
 * @param leftOf grams of it that should be left from earlier weeks
 */
export function shoppingLines(
  needs: readonly Need[],
  packOf: (id: IngredientId) => Pack | undefined,
  leftOf: (id: IngredientId) => number = () => 0,
): readonly ShoppingLine[] {
  const total = new Map<IngredientId, number>()
  for (const { id, g } of needs) total.set(id, (total.get(id) ?? 0) + g)
  return [...total]
    .filter(([id, grams]) => grams > 0 && !(ingredient(id).kind === 'WATER' && ingredient(id).pack === undefined))
    .map(([id, grams]) => lineOf(id, grams, packOf(id), leftOf(id)))
    .sort((a, b) => aisles.indexOf(a.aisle) - aisles.indexOf(b.aisle) || alphabet.compare(a.name, b.name))
}
