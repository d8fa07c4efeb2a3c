import type { Amount } from '#planner/recipe.ts'
import { measurable } from './fractions.ts'

const TSP_PER_TBSP = 3
const TBSP_PER_CUP = 16
/** Fewer cups than the first are shown in spoons; the second number of tablespoons and more is shown in cups. */
const LEAST_CUP = 0.22
const MOST_TBSP = 7.5

/** Amounts between one and two tablespoons: as teaspoons if those are closer than what tablespoons can measure. */
const betweenSpoons: readonly (readonly [upToTsp: number, amount: Amount])[] = [
  [3.5, { qty: 1, unit: 'tbsp' }],
  [4.25, { qty: 4, unit: 'tsp' }],
  [4.75, { qty: 1.5, unit: 'tbsp' }],
  [5.5, { qty: 5, unit: 'tsp' }],
]
const EIGHTH = 1 / 8

const rounded = (quantity: number, step: number): number => Math.max(step, Math.round(quantity / step) * step)

/** Teaspoons as a set of spoons measures them: an eighth, quarters, halves; then tablespoons and their halves. */
function spooned(teaspoons: number): Amount {
  if (teaspoons < 0.1) return { qty: 1, unit: 'pinch' }
  if (teaspoons < 0.19) return { qty: EIGHTH, unit: 'tsp' }
  if (teaspoons < 2.75) return { qty: rounded(teaspoons, teaspoons < 2 ? 0.25 : 0.5), unit: 'tsp' }
  const between = betweenSpoons.find(([upTo]) => teaspoons < upTo)
  if (between !== undefined) return between[1]
  const tablespoons = teaspoons / TSP_PER_TBSP
  return { qty: rounded(tablespoons, tablespoons < 5 ? 0.5 : 1), unit: 'tbsp' }
}

type Spoons = { readonly qty: number; readonly unit: 'cup' | 'tbsp' | 'tsp' }

/** Cups or spoons rounded to a number and size that can be measured. */
export function spoonable({ qty, unit }: Spoons): Amount {
  const tablespoons = unit === 'cup' ? qty * TBSP_PER_CUP : unit === 'tbsp' ? qty : qty / TSP_PER_TBSP
  const isCup = unit === 'cup' ? qty >= LEAST_CUP : tablespoons >= MOST_TBSP
  return isCup ? { qty: measurable(tablespoons / TBSP_PER_CUP), unit: 'cup' } : spooned(tablespoons * TSP_PER_TBSP)
}
