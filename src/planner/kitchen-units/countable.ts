import type { FoodKind } from '#planner/foods/food-kinds.ts'
import type { Ingredient } from '#planner/foods/ingredient.ts'
import type { IngredientId } from '#planner/foods/ingredients.ts'
import type { Unit } from '#planner/recipe.ts'

/** Into how many parts one of a unit can be cut: a leaf is not halved, and a quarter of a clove is too little. */
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
  fillet: 1,
  steak: 1,
  rasher: 2,
  sheet: 2,
  shot: 2,
  square: 2,
  ball: 2,
  nest: 2,
  bundle: 2,
}
const QUARTERS = 4
/** Grams of one piece below which it is halved at most: a small chilli. */
const LEAST_QUARTERED = 12

/**
 * Grams of one piece below which, if there are several, it is not cut (an olive), and below which it is halved at most
 * (a date).
 */
const TINY = 13
const SMALL = 45
/** Foods that can be broken or folded anywhere, however small they are. */
const bread: readonly FoodKind[] = ['WHEAT', 'WHOLE_WHEAT', 'OATS', 'GRAIN', 'WHOLE_GRAIN']
/** Foods bought by weight and not cut up into quarters: a chop, a thigh. */
const meat: readonly FoodKind[] = ['RED_MEAT', 'POULTRY', 'FISH']
/** Foods whose bone is not cut through; scales would weigh the bone as well. */
const onTheBone: readonly string[] = ['chicken-drumstick', 'lamb-loin'] satisfies readonly IngredientId[]
/** From these counts on, halves and whole pieces are precise enough. */
const HALVES_FROM = 3
const WHOLE_FROM = 6

type CountableFood = Pick<Ingredient, 'id' | 'kind'>

const isCut = ({ kind }: CountableFood, unit: Unit, each: number): boolean =>
  unit === 'fillet' || unit === 'steak' || (unit === 'piece' && meat.includes(kind) && each >= SMALL)

/** The parts of a small piece if there is more than one. */
const partsOfSmall = (each: number): number => (each < TINY ? 1 : 2)

function partsOf(food: CountableFood, unit: Unit, quantity: number, each: number): number {
  if (food.kind === 'EGG') return 2
  if (isCut(food, unit, each)) return 1
  const isLoose = unit === 'piece' && !bread.includes(food.kind)
  if (isLoose && quantity > 1 && each < SMALL) return partsOfSmall(each)
  return parts[unit] ?? (each < LEAST_QUARTERED ? 2 : QUARTERS)
}

/**
 * The nearest number of pieces, slices or cans that a cook can lay out.
 * @param each grams of one
 */
export function countable(quantity: number, food: CountableFood, unit: Unit, each: number): number {
  const finest = partsOf(food, unit, quantity, each)
  const fineness = quantity >= WHOLE_FROM ? 1 : quantity >= HALVES_FROM ? Math.min(2, finest) : finest
  return Math.max(1 / finest, Math.round(quantity * fineness) / fineness)
}

/** The highest counts that are shown (pieces, handfuls, knobs); larger amounts are weighed. */
const MOST = 24
const mostOf: Partial<Readonly<Record<Unit, number>>> = { handful: 4, knob: 4 }

/** The relative error that a count may have: a quarter of a lime is a squeeze, half a can too much is a meal. */
const slackAt = (grams: number): number => (grams < 9 ? Number.POSITIVE_INFINITY : grams < 30 ? 0.34 : 0.2)
/** Meat and fish can easily be weighed, so a count has to be close. */
const CUT_SLACK = 0.1

/**
 * Whether a number of pieces describes an amount well; otherwise it is weighed.
 * @param grams of all of them
 */
export function readsWell(counted: number, quantity: number, food: CountableFood, unit: Unit, grams: number): boolean {
  if (counted > (mostOf[unit] ?? MOST)) return false
  const isWeighed = isCut(food, unit, grams / quantity) && !onTheBone.includes(food.id)
  const slack = isWeighed ? CUT_SLACK : slackAt(grams)
  return food.kind === 'EGG' || Math.abs(counted - quantity) <= slack * quantity
}
