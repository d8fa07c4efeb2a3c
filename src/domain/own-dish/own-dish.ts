import type { DiaryFigures, Weighed } from '#domain/diary/figures.ts'
import { sumOfFigures, timesFigures } from '#domain/diary/figures.ts'
import type { Product } from '#domain/product/product.ts'
import { productLimits } from '#domain/product/product-limits.ts'
import { saltOfSodium } from '#domain/product/salt.ts'
import type { LineAmount } from './ingredient-line.ts'

/** A food of the table, as far as an amount of it needs it. */
type Measured = { readonly measures: readonly { readonly unit: string; readonly grams: number }[] }

const CUP = 237
const TABLESPOON = 15
const TEASPOON = 5
/** g in a can whose size the recipe does not say. */
const CAN = 400
/** How many times what is left of a can when it is drained stands on it: between tuna in oil and olives. */
const LIQUID = { least: 1.15, most: 2.2 } as const
const HANDFUL = 30
/** What one of a food is, the likeliest first. */
const whole = ['medium', 'whole', 'piece', 'fruit', 'large', 'small', 'egg', 'serving']

/** Grams of 1 ml of a food by its kitchen units; that of water if it has none. */
function density({ measures }: Measured): number {
  const of = (unit: string, millilitres: number) => {
    const grams = measures.find((measure) => measure.unit === unit)?.grams
    return grams === undefined ? null : grams / millilitres
  }
  return of('cup', CUP) ?? of('tbsp', TABLESPOON) ?? of('tsp', TEASPOON) ?? 1
}

/** The grams of an amount of a food, rounded to 0.1; null if its units do not say. */
export function gramsOfAmount(amount: LineAmount, food: Measured): number | null {
  const rounded = (grams: number) => Math.round(grams * 10) / 10
  const can = food.measures.find(({ unit }) => unit === 'can')?.grams
  if (amount.in === 'g') {
    const { count, cans } = amount
    if (cans === undefined || can === undefined) return rounded(count)
    const share = count / cans / can
    return share > LIQUID.least && share < LIQUID.most ? rounded(cans * can) : rounded(count)
  }
  if (amount.in === 'ml') return rounded(amount.count * density(food))
  const { count, unit } = amount
  const named = unit === '' ? undefined : food.measures.find((measure) => measure.unit === unit)?.grams
  if (named !== undefined) return rounded(count * named)
  if (/^(?:can|tin|jar)$/.test(unit)) return rounded(count * (can ?? CAN))
  if (unit === 'handful') return count * HANDFUL
  if (unit !== '' && unit !== 'stick' && unit !== 'stalk') return null
  const one = whole
    .map((name) => food.measures.find((measure) => measure.unit === name)?.grams)
    .find((grams) => grams !== undefined)
  return one === undefined ? null : rounded(count * one)
}

export type OwnDish = {
  readonly name: string
  /** Grams of the finished dish. */
  readonly made: number
  readonly servings: number | null
  readonly foods: readonly (Weighed & { readonly food: string })[]
}

/** The figures of the whole dish, not rounded. */
export const dishFigures = (foods: readonly Weighed[]): DiaryFigures =>
  sumOfFigures(foods.map(({ per100g, grams }) => timesFigures(per100g, grams / 100)))

/** Why a dish cannot be counted. */
export type DishProblem = 'no-name' | 'no-foods' | 'no-weight' | 'too-dense'

/**
 * A dish as a product of one's own: its figures for 100 g of what was made, and the size of a serving.
 * Water that boils away makes it denser; what is denser than fat was weighed wrong.
 */
export function productOfDish({ name, made, servings, foods }: OwnDish): Product | DishProblem {
  if (name.trim() === '') return 'no-name'
  if (foods.length === 0) return 'no-foods'
  if (!(made > 0)) return 'no-weight'
  const { energy, protein, carbs, fat, fibre, sodium } = timesFigures(dishFigures(foods), 100 / made)
  if (energy > productLimits.energyPer100 || protein + carbs + fat > 103) return 'too-dense'
  const tenth = (value: number) => Math.round(value * 10) / 10
  const serving = servings === null ? undefined : Math.round(made / servings)
  return {
    name: name.trim(),
    basis: {
      per: '100',
      unit: 'g',
      ...(serving === undefined || serving < 1 || serving > productLimits.serving ? {} : { serving }),
    },
    values: {
      energy: Math.round(energy),
      protein: tenth(protein),
      carbs: tenth(carbs),
      fat: tenth(fat),
      fibre: tenth(fibre),
      salt: Math.round(saltOfSodium(sodium) * 100) / 100,
    },
    dish: { made: Math.round(made), foods: foods.map(({ food, grams }) => ({ food, grams })) },
  }
}
