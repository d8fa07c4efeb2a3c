import type { Ingredient } from '#planner/foods/ingredient.ts'
import type { Unit } from '#planner/recipe.ts'

/** Into how many parts one of a unit is cut in a kitchen: nobody halves a leaf, and a quarter of a clove is lost. */
const parts: Partial<Readonly<Record<Unit, 1 | 2>>> = {
  leaf: 1,
  sprig: 1,
  pod: 1,
  spear: 1,
  wedge: 1,
  strip: 1,
  floret: 1,
  scoop: 1,
  spray: 1,
  sachet: 1,
  clove: 2,
  slice: 2,
  handful: 2,
  knob: 2,
  stalk: 2,
  fillet: 2,
  steak: 2,
  rasher: 2,
  sheet: 2,
  shot: 2,
  square: 2,
  ball: 2,
  nest: 2,
  bundle: 2,
}
const QUARTERS = 4

/** Grams under which half a piece is the least that is cut off: a radish, an anchovy. */
const SMALL = 12
/** From so many on halves do, and from so many on whole ones. */
const HALVES_FROM = 3
const WHOLE_FROM = 6

function partsOf({ kind }: Pick<Ingredient, 'kind'>, unit: Unit, each: number): number {
  if (kind === 'EGG') return 2
  return parts[unit] ?? (each < SMALL ? 2 : QUARTERS)
}

/**
 * The nearest number of pieces, slices or cans that a cook can lay out.
 * @param each grams of one
 */
export function countable(quantity: number, food: Pick<Ingredient, 'kind'>, unit: Unit, each: number): number {
  const finest = partsOf(food, unit, each)
  const fineness = quantity >= WHOLE_FROM ? 1 : quantity >= HALVES_FROM ? Math.min(2, finest) : finest
  return Math.max(1 / finest, Math.round(quantity * fineness) / fineness)
}

/** Nobody counts more than so many, and nobody fills a hand or cuts a knob more often than that. */
const MOST = 24
const mostOf: Partial<Readonly<Record<Unit, number>>> = { handful: 4, knob: 4 }

/** How far a count may be from what is meant: a quarter of a lime is a squeeze, half a can too many is a meal. */
const slackAt = (grams: number): number => (grams < 9 ? Number.POSITIVE_INFINITY : grams < 30 ? 0.34 : 0.2)

/** Whether a number of pieces tells an amount well; else it is weighed. */
export function tellsWell(
  counted: number,
  quantity: number,
  { kind }: Pick<Ingredient, 'kind'>,
  unit: Unit,
  grams: number,
): boolean {
  if (counted > (mostOf[unit] ?? MOST)) return false
  return kind === 'EGG' || Math.abs(counted - quantity) <= slackAt(grams) * quantity
}
