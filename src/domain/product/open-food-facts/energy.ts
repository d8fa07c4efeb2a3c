import { KJ_PER_KCAL } from './energy-units.ts'
import type { NutrientColumn } from './nutrient-columns.ts'

/** kcal per gram, by regulation (EU) 1169/2011, annex XIV. */
const KCAL = { fat: 9, carbs: 4, protein: 4, fibre: 2, polyols: 2.4, alcohol: 7 } as const
/** Grams of alcohol in 100 ml for each per cent of the volume. */
const ALCOHOL_GRAMS = 0.789

const roundingOf = (grams: number): number => (grams < 10 ? 0.05 : 0.5)
/** Grams of fibre that a European pack need not name. */
const UNNAMED_FIBRE = 10
/** As for the figures of a pack: makers calculate a little differently, and every figure is rounded by itself. */
const OTHER_SHARE = 0.025
const OTHER_ENERGY = 2

/** Energy that is not in fat, carbohydrate and protein alone: what polyols take away and alcohol adds, in kcal. */
function otherEnergy({ carbs = 0, polyols = 0, erythritol = 0, alcohol = 0 }: NutrientColumn): number {
  const sweet = Math.min(polyols, carbs)
  // Erythritol has no energy and is one of the polyols.
  const energyOfPolyols = KCAL.polyols * Math.max(0, sweet - erythritol)
  return energyOfPolyols - KCAL.carbs * sweet + KCAL.alcohol * ALCOHOL_GRAMS * alcohol
}

/**
 * The energy in kcal that the other figures of a column allow; null if one of them is missing. Fibre counts beside the
 * carbohydrate (Europe) or within it (America).
 */
export function energyAllowed(column: NutrientColumn): { readonly least: number; readonly most: number } | null {
  const { fat, carbs, protein, fibre } = column
  if (fat === undefined || carbs === undefined || protein === undefined) return null
  const energy = KCAL.fat * fat + KCAL.carbs * carbs + KCAL.protein * protein + otherEnergy(column)
  const rounding =
    KCAL.fat * roundingOf(fat) + KCAL.carbs * roundingOf(carbs) + KCAL.protein * roundingOf(protein) + OTHER_ENERGY
  const unnamed = fibre === undefined ? Math.max(0, Math.min(UNNAMED_FIBRE, 100 - fat - carbs - protein)) : 0
  return {
    least: Math.floor((energy - KCAL.carbs * Math.min(fibre ?? 0, carbs)) * (1 - OTHER_SHARE) - rounding),
    most: Math.ceil((energy + KCAL.fibre * (fibre ?? unnamed)) * (1 + OTHER_SHARE) + rounding),
  }
}

/** Whether an energy in kcal is what the other figures allow; true if they allow no judgement. */
export function isAllowed(column: NutrientColumn, kcal: number): boolean {
  const allowed = energyAllowed(column)
  return allowed === null || (kcal >= allowed.least && kcal <= allowed.most)
}

/**
 * The energy of a column in kcal, and whether its two witnesses contradict each other; null if it has none. `energy` is
 * in kJ by definition, whatever unit it was typed in.
 */
export function energyOf(column: NutrientColumn): { readonly kcal: number; readonly isDoubtful: boolean } | null {
  const { kcal } = column
  const kj = column.kj ?? column.energy
  const converted = kj === undefined ? undefined : kj / KJ_PER_KCAL
  if (kcal === undefined) {
    if (kj === undefined || converted === undefined) return null
    if (isAllowed(column, converted)) return { kcal: converted, isDoubtful: false }
    // Calories in the field of kilojoules.
    return { kcal: isAllowed(column, kj) ? kj : converted, isDoubtful: true }
  }
  if (converted === undefined || Math.abs(converted - kcal) <= Math.max(3, kcal * 0.04)) {
    return { kcal, isDoubtful: !isAllowed(column, kcal) }
  }
  return { kcal: isAllowed(column, converted) && !isAllowed(column, kcal) ? converted : kcal, isDoubtful: true }
}

export const macros = ['fat', 'carbs', 'protein'] as const
export type Macro = (typeof macros)[number]

/** Energy that is left for the missing figures and still counts as none, in kcal. */
const NOTHING_LEFT = 8

/**
 * The macronutrients that the energy decides where they are missing: one of them, or several where nothing is left for
 * them. Empty if it decides nothing; no figure is made up.
 */
export function decidedMacros(column: NutrientColumn, kcal: number): { readonly [M in Macro]?: number } {
  const missing = macros.filter((macro) => column[macro] === undefined)
  const [only] = missing
  if (only === undefined) return {}
  const known = { fat: 0, carbs: 0, protein: 0, ...column }
  const rest =
    kcal -
    KCAL.fat * known.fat -
    KCAL.carbs * known.carbs -
    KCAL.protein * known.protein -
    KCAL.fibre * (column.fibre ?? 0) -
    otherEnergy(known)
  if (Math.abs(rest) <= NOTHING_LEFT + kcal * OTHER_SHARE) {
    const named = { fat: column.saturates, carbs: column.sugars, protein: undefined }
    return Object.fromEntries(missing.map((macro) => [macro, named[macro] ?? 0]))
  }
  if (missing.length > 1 || rest < 0) return {}
  return { [only]: Math.round(rest / KCAL[only]) }
}

/** Of carbohydrate, so much may be beside it as fibre that nobody named. */
const UNNAMED_FIBRE_SHARE = 0.2
const FIBRE_GRAMS = 1
const FIBRE_SHARE = 0.05

/** Whether fibre that nobody named could be what the energy seems to leave for a figure. */
export function mayBeFibre(column: NutrientColumn, macro: Macro, grams: number): boolean {
  if (column.fibre !== undefined) return false
  const carbs = macro === 'carbs' ? grams : (column.carbs ?? 0)
  const unnamed = Math.min(UNNAMED_FIBRE, carbs * UNNAMED_FIBRE_SHARE)
  return (KCAL.fibre * unnamed) / KCAL[macro] > Math.max(FIBRE_GRAMS, grams * FIBRE_SHARE)
}
