import type { PackBasis, PackField, PackValues } from './product.ts'
import { productLimits } from './product-limits.ts'

/** Why figures of a pack contradict each other. They are not refused for it: the member is asked. */
export type PackDoubt =
  /** The energy does not lie within what the other figures allow, in kcal. */
  | { readonly kind: 'energy'; readonly least: number; readonly most: number }
  /** More grams of nutrients than the pack's basis can hold. */
  | { readonly kind: 'too-much'; readonly grams: number; readonly most: number }
  | { readonly kind: 'part'; readonly part: PackField; readonly whole: PackField }
  | { readonly kind: 'bound'; readonly field: PackField; readonly most: number }

/** kcal per gram, by regulation (EU) 1169/2011, annex XIV. */
const KCAL = { fat: 9, carbs: 4, protein: 4, fibre: 2 } as const
/** Half of the last digit that a pack prints: grams to 0.1 below 10, else to 1. */
const roundingOf = (grams: number): number => (grams < 10 ? 0.05 : 0.5)
/** Allowance for other differences in the makers' calculation, apart from rounding: a share of the energy, and kcal. */
const OTHER_SHARE = 0.025
const OTHER_ENERGY = 2
/** Tolerance of a sum, whose parts are rounded one by one. */
const SUM_SHARE = 1.03
/** Tolerance in grams: a part and its whole are rounded separately. */
const PART_SLACK = 0.1

/**
 * The energy that the other figures allow, in kcal. Fibre is listed beside the carbohydrate in Europe and included in
 * it in America, where it may count for nothing: both are allowed.
 */
function energyOf({ fat, carbs, protein, fibre = 0 }: PackValues): { readonly least: number; readonly most: number } {
  const macros = KCAL.fat * fat + KCAL.carbs * carbs + KCAL.protein * protein
  const rounding =
    KCAL.fat * roundingOf(fat) + KCAL.carbs * roundingOf(carbs) + KCAL.protein * roundingOf(protein) + OTHER_ENERGY
  const least = macros - KCAL.carbs * Math.min(fibre, carbs)
  const most = macros + KCAL.fibre * fibre
  return {
    least: Math.max(0, Math.floor(least * (1 - OTHER_SHARE) - rounding)),
    most: Math.ceil(most * (1 + OTHER_SHARE) + rounding),
  }
}

const parts = [
  { part: 'saturates', whole: 'fat' },
  { part: 'sugars', whole: 'carbs' },
] as const

/** The contradictions among a pack's figures, and figures that cannot be true; empty if all agree. */
export function packDoubts(basis: PackBasis, values: PackValues): readonly PackDoubt[] {
  const doubts: PackDoubt[] = []
  const amount = basis.per === '100' ? 100 : basis.serving
  // A millilitre of syrup weighs up to 1.5 g.
  const weight = basis.unit === 'ml' ? amount * 1.5 : amount
  const mostEnergy = Math.ceil((weight * productLimits.energyPer100) / 100)
  if (values.energy > mostEnergy) doubts.push({ kind: 'bound', field: 'energy', most: mostEnergy })
  const grams = values.fat + values.carbs + values.protein + (values.salt ?? 0)
  const most = weight * SUM_SHARE
  if (grams > most) doubts.push({ kind: 'too-much', grams: Math.round(grams), most: Math.round(weight) })
  for (const { part, whole } of parts) {
    if ((values[part] ?? 0) > values[whole] + PART_SLACK) doubts.push({ kind: 'part', part, whole })
  }
  const { least, most: mostOfMacros } = energyOf(values)
  if (values.energy < least || values.energy > mostOfMacros) {
    doubts.push({ kind: 'energy', least, most: mostOfMacros })
  }
  return doubts
}
