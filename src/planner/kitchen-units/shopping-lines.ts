import { type Aisle, aisles, type PackUnit } from '#planner/foods/food.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import { type Market, packIn } from '#planner/foods/packs.ts'
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

function lineOf(id: IngredientId, grams: number, market: Market): ShoppingLine {
  const { aisle, name, plural } = ingredient(id)
  const pack = packIn(market, id)
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
 * What to buy for all needs together in the packs of a market, in the order of the aisles and by name. Tap water is not
 * bought.
 */
export function shoppingLines(needs: readonly Need[], market: Market): readonly ShoppingLine[] {
  const total = new Map<IngredientId, number>()
  for (const { id, g } of needs) total.set(id, (total.get(id) ?? 0) + g)
  return [...total]
    .filter(([id, grams]) => grams > 0 && !(ingredient(id).kind === 'WATER' && ingredient(id).pack === undefined))
    .map(([id, grams]) => lineOf(id, grams, market))
    .sort((a, b) => aisles.indexOf(a.aisle) - aisles.indexOf(b.aisle) || alphabet.compare(a.name, b.name))
}
