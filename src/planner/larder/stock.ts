import type { IngredientId } from '#planner/foods/ingredients.ts'
import type { Need } from '#planner/kitchen-units/shopping-lines.ts'
import { countedDays } from './keeping.ts'

/** Some grams of a food that were bought together. Days count from the first day of the first week, which is 0. */
export type Lot = {
  readonly food: IngredientId
  readonly grams: number
  /** The last day on which it can be used. */
  readonly until: number
}

/** So many packs of a food, and their edible grams together. */
export type Purchase = { readonly food: IngredientId; readonly packs: number; readonly grams: number }

/** What a week of cooking does to a stock. */
export type Restocking = {
  readonly bought: readonly Purchase[]
  /** What is at home when the week is over, the oldest first. */
  readonly left: readonly Lot[]
  /** What passed its date before or in the week. */
  readonly thrown: readonly Lot[]
}

/** Nobody buys another pack for less than this share of one. */
const NOT_WORTH_A_PACK = 0.02

const DAYS = 7

const oldestFirst = (a: Lot, b: Lot): number => a.until - b.until

/** Takes grams from lots, the oldest first; grams that they do not have are not taken. */
export function taken<L extends Lot>(lots: readonly L[], grams: number): readonly L[] {
  let open = grams
  return lots.toSorted(oldestFirst).flatMap((lot) => {
    const used = Math.min(open, lot.grams)
    open -= used
    return lot.grams > used ? [{ ...lot, grams: lot.grams - used }] : []
  })
}

/** The packs that a need takes beyond some lots. */
export function packsFor(grams: number, lots: readonly Lot[], pack: number): number {
  const short = grams - lots.reduce((sum, lot) => sum + lot.grams, 0)
  return Math.max(0, Math.ceil(short / pack - NOT_WORTH_A_PACK))
}

/**
 * Buys what the needs of a week take beyond the stock, in whole packs, and uses the oldest first. The needs are foods as
 * they are bought, each once.
 * @param day the first day of the week
 * @param packGrams the edible grams of a pack; 0 for what is not bought
 * @param span the days until the next shopping
 */
export function restocked(
  stock: readonly Lot[],
  needs: readonly Need[],
  day: number,
  packGrams: (food: IngredientId) => number,
  span = DAYS,
): Restocking {
  const next = day + span
  const usable = stock.filter(({ until }) => until >= day)
  const byFood = new Map<IngredientId, readonly Lot[]>(Map.groupBy(usable, ({ food }) => food))
  const bought: Purchase[] = []
  for (const { id: food, g } of needs) {
    const pack = packGrams(food)
    if (pack === 0) continue
    const known = byFood.get(food) ?? []
    const packs = packsFor(g, known, pack)
    const fresh = packs === 0 ? [] : [{ food, grams: packs * pack, until: day + countedDays(food) }]
    if (packs > 0) bought.push({ food, packs, grams: packs * pack })
    byFood.set(food, taken([...known, ...fresh], g))
  }
  const after = [...byFood.values()].flat()
  return {
    bought,
    left: after.filter(({ until }) => until >= next).toSorted(oldestFirst),
    thrown: [...stock.filter(({ until }) => until < day), ...after.filter(({ until }) => until < next)],
  }
}
