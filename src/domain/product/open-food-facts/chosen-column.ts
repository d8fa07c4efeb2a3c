import type { ReadBasis } from '#domain/product/pack-reading.ts'
import { energyOf } from './energy.ts'
import { type Entry, textOf } from './entry.ts'
import { type NutrientColumn, nutrientColumns } from './nutrient-columns.ts'
import { type Serving, servingOf } from './serving.ts'

/** Solids in 100 ml of a drink, in grams; powders, spreads and oils have more, and are measured by weight as well. */
const SOLIDS_OF_A_DRINK = 30
/** Grams of fat in 100 ml of an oil, which are not so many in 100 ml of anything else. */
const FAT_OF_AN_OIL = 85

type Unit = 'g' | 'ml'

/** Grams of fat, carbohydrate and protein in a column. */
export const solidsOf = ({ fat = 0, carbs = 0, protein = 0 }: NutrientColumn): number => fat + carbs + protein

/** Grams of a millilitre of each, and the most of 100 ml that they may fill, by figures that are rounded. */
const DENSITY = { fat: 0.91, carbs: 1.55, protein: 1.3 } as const
const MOST_FILLED = 104

/** Whether so much cannot be in 100 ml: the figures of an oil are then those of 100 g. */
const isOverfull = ({ fat = 0, carbs = 0, protein = 0 }: NutrientColumn): boolean =>
  fat / DENSITY.fat + carbs / DENSITY.carbs + protein / DENSITY.protein > MOST_FILLED

/** Whether 100 is 100 g or 100 ml, and the serving if it is in the same unit; one is never converted into the other. */
function basisOf(column: NutrientColumn, told: Unit | null, { serving, servingUnit, packUnit }: Serving) {
  const unit = told ?? (isOverfull(column) ? 'g' : (packUnit ?? servingUnit ?? 'g'))
  const isDrink = solidsOf(column) <= SOLIDS_OF_A_DRINK
  const isOil = (column.fat ?? 0) >= FAT_OF_AN_OIL
  // A pack by volume of what may be light or heavy for its volume, such as ice cream and syrup, or with a serving by
  // weight; a powder or an oil of which only the serving is told.
  const isDoubtful =
    (told === 'ml' && isOverfull(column)) ||
    (told === null &&
      !isOverfull(column) &&
      ((packUnit === 'ml' && (servingUnit === 'g' || !(isDrink || isOil))) ||
        (packUnit === null && servingUnit === 'ml' && !isDrink)))
  const fits = serving !== null && (servingUnit ?? unit) === unit && !isDoubtful
  const basis: ReadBasis = { per: '100', unit: isDoubtful ? 'g' : unit, ...(fits ? { serving } : {}) }
  return { basis, isDoubtful }
}

const compared = ['kcal', 'fat', 'carbs', 'protein'] as const

/** Whether figures of two amounts say the same, within what was rounded on both sides. */
const isTimes = (part: NutrientColumn, whole: NutrientColumn, times: number): boolean =>
  compared.every((name) => {
    const [a, b] = [part[name], whole[name]]
    return (
      a === undefined || b === undefined || Math.abs(a - b * times) <= Math.max(name === 'kcal' ? 6 : 0.6, a * 0.06)
    )
  })

/** Whether what stands there for 100 is in truth what the pack says of a serving. */
function isOfServing(per100: NutrientColumn, others: readonly NutrientColumn[], serving: number | null): boolean {
  if (serving === null || Math.abs(serving - 100) < 10) return false
  return others.some(
    (other) => compared.some((name) => (other[name] ?? 0) > 0) && !isTimes(other, per100, serving / 100),
  )
}

/** The figures to read, and what they refer to. */
export type ChosenColumn = {
  readonly column: NutrientColumn
  readonly basis: ReadBasis
  readonly isBasisDoubtful: boolean
  /** Whether they are of what is made from the product. */
  readonly isPrepared: boolean
}

const isEmpty = (column: NutrientColumn): boolean => energyOf(column) === null && solidsOf(column) === 0

function ofServing(column: NutrientColumn, { serving, servingUnit, packUnit }: Serving, isPrepared: boolean) {
  const basis: ReadBasis = {
    per: 'serving',
    unit: servingUnit ?? packUnit ?? 'g',
    ...(serving === null ? {} : { serving }),
  }
  return { column, basis, isBasisDoubtful: serving === null || servingUnit === null, isPrepared }
}

/** The column to read: of 100 as sold, else of a serving, else as prepared. Null if there are no figures. */
export function chosenColumn(product: Entry): ChosenColumn | null {
  const { per100, perServing, prepared, preparedServing, typed, unit: told } = nutrientColumns(product)
  const size = servingOf(product)
  if (!isEmpty(per100)) {
    const { basis, isDoubtful } = basisOf(per100, told, size)
    const typedServing = textOf(product['nutrition_data_per']) === 'serving' ? [typed] : []
    const isMixed = isOfServing(per100, [perServing, ...typedServing], size.serving)
    return { column: per100, basis, isBasisDoubtful: isDoubtful || isMixed, isPrepared: false }
  }
  if (!isEmpty(perServing)) return ofServing(perServing, size, false)
  // What was added to prepare it is not known, so whether it is 100 g or 100 ml is asked.
  if (!isEmpty(prepared))
    return { column: prepared, basis: { per: '100', unit: 'ml' }, isBasisDoubtful: true, isPrepared: true }
  return isEmpty(preparedServing) ? null : { ...ofServing(preparedServing, size, true), isBasisDoubtful: true }
}
