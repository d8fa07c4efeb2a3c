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
  /** Whether most kitchens have enough of it: less than a quarter of a pack is needed. */
  readonly staple: boolean
}

const STAPLE_SHARE = 0.25
/** In packs; sums of the same grams in another order differ by less than this. */
const ROUNDING = 1e-6

function lineOf(id: IngredientId, grams: number, pack: Pack | undefined): ShoppingLine {
  const { aisle, name, plural } = ingredient(id)
  if (pack === undefined) return { id, aisle, name, grams, buy: '', staple: true }
  const [unit, held] = pack
  const count = Math.max(1, Math.ceil(grams / held - ROUNDING))
  const whole = unit === 'piece'
  return {
    id,
    aisle,
    name: whole && count > 1 ? plural : name,
    grams,
    buy: whole ? `${count}` : `${count} ${englishUnitNames[unit][count > 1 ? 1 : 0]}`,
    packs: { count, unit },
    staple: staples.has(id) && grams < STAPLE_SHARE * held,
  }
}

const alphabet = new Intl.Collator('en')

/**
 * What to buy for all needs together, in the order of the aisles and by name. Tap water is not bought.
 * @param packOf the pack in which a food is bought
 */
export function shoppingLines(
  needs: readonly Need[],
  packOf: (id: IngredientId) => Pack | undefined,
): readonly ShoppingLine[] {
  const total = new Map<IngredientId, number>()
  for (const { id, g } of needs) total.set(id, (total.get(id) ?? 0) + g)
  return [...total]
    .filter(([id, grams]) => grams > 0 && !(ingredient(id).kind === 'WATER' && ingredient(id).pack === undefined))
    .map(([id, grams]) => lineOf(id, grams, packOf(id)))
    .sort((a, b) => aisles.indexOf(a.aisle) - aisles.indexOf(b.aisle) || alphabet.compare(a.name, b.name))
}
