import { packDoubts } from '#domain/product/check-values.ts'
import type { ForeignProduct } from '#domain/product/foreign-product.ts'
import { neededFields } from '#domain/product/pack-fields.ts'
import { completeValues, type ReadBasis } from '#domain/product/pack-reading.ts'
import { plainName } from '#domain/product/plain-name.ts'
import type { PackField } from '#domain/product/product.ts'
import { productLimits } from '#domain/product/product-limits.ts'
import { allergensOf } from './allergens.ts'
import { type ChosenColumn, chosenColumn, solidsOf } from './chosen-column.ts'
import { decidedMacros, energyOf, macros, mayBeFibre } from './energy.ts'
import { type Entry, entryOf, textOf } from './entry.ts'
import type { NutrientColumn } from './nutrient-columns.ts'

/** The fields that are read, as the API is asked for them. */
export const openFoodFactsFields = [
  'code',
  'lang',
  'product_name',
  'product_name_en',
  'brands',
  'quantity',
  'product_quantity_unit',
  'serving_size',
  'serving_quantity',
  'serving_quantity_unit',
  'nutrition_data_per',
  'nutriments',
  'nutrition',
  'allergens_tags',
  'traces_tags',
] as const

/** Grams of salt per gram of sodium, by regulation (EU) 1169/2011, annex I. */
const SALT_OF_SODIUM = 2.5

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

function nameOf(product: Entry): string {
  const name =
    [product['product_name'], product['product_name_en'], product[`product_name_${textOf(product['lang'])}`]]
      .map((text) => plainName(textOf(text)))
      .find((text) => text !== '') ?? ''
  const brand = plainName(textOf(product['brands']).split(',')[0] ?? '')
  const whole =
    name === '' || brand === '' || name.toLowerCase().includes(brand.toLowerCase()) ? name : `${name} (${brand})`
  return whole.length > productLimits.nameLength ? name : whole
}

/** Salt, from sodium if it is not named; the two of one product must agree. */
function saltOf({ salt, sodium }: NutrientColumn): { readonly salt?: number; readonly isDoubtful: boolean } {
  const converted = sodium === undefined ? undefined : sodium * SALT_OF_SODIUM
  if (salt === undefined)
    return converted === undefined ? { isDoubtful: false } : { salt: converted, isDoubtful: false }
  const agree = converted === undefined || Math.abs(salt - converted) <= Math.max(0.06, salt * 0.1)
  return agree ? { salt, isDoubtful: false } : { isDoubtful: true }
}

/** Whether an entry says that there is nothing in a product, which only a drink or salt can say truly. */
const isBlank = ({ column, basis }: ChosenColumn): boolean =>
  basis.unit === 'g' && energyOf(column)?.kcal === 0 && solidsOf(column) === 0 && (column.salt ?? 0) === 0

type Figures = { readonly [F in PackField]?: number }
const gramFields = ['fat', 'saturates', 'carbs', 'sugars', 'fibre', 'protein'] as const

/** The grams of a column that are possible in its basis, and the fields of those that are not. */
function possibleGrams(column: NutrientColumn, most: number) {
  const given = gramFields.flatMap((field) => {
    const amount = column[field]
    return amount === undefined ? [] : [{ field, amount }]
  })
  const grams: Figures = Object.fromEntries(
    given.filter(({ amount }) => amount <= most).map(({ field, amount }) => [field, rounded(amount, 2)]),
  )
  return { grams, impossible: given.filter(({ amount }) => amount > most).map(({ field }) => field) }
}

/** Contradictions of a whole set of figures, apart from its energy, which was judged with what a pack does not print. */
function contradictions(basis: ReadBasis, figures: Figures): readonly PackField[] {
  const complete = completeValues(figures)
  if (complete === null || (basis.per === 'serving' && basis.serving === undefined)) return []
  return packDoubts(basis, complete).flatMap((doubt) => {
    if (doubt.kind === 'part') return [doubt.part, doubt.whole]
    return doubt.kind === 'energy' ? [] : neededFields
  })
}

/**
 * Reads a product of Open Food Facts, by version 2 or 3 of its schema: what physics allows is read, what contradicts is
 * marked as doubtful, and figures of 100 g, of 100 ml and of a serving are never mixed. Null if there is nothing to read.
 */
function readProduct(product: Entry): ForeignProduct | null {
  const chosen = chosenColumn(product)
  if (chosen === null || isBlank(chosen)) return null
  const { column, basis, isBasisDoubtful, isPrepared } = chosen
  const most = basis.per === '100' ? 100 : productLimits.gramsOfServing
  const { grams, impossible } = possibleGrams(column, most)
  const others = Object.entries(column).filter(([nutrient]) => !gramFields.some((field) => field === nutrient))
  const possible: NutrientColumn = { ...Object.fromEntries(others), ...grams }
  const energy = energyOf(possible)
  const isEnergyPossible = energy !== null && energy.kcal <= productLimits.energyOfServing
  const { salt, isDoubtful: isSaltDoubtful } = saltOf(column)
  const decided = isEnergyPossible && !energy.isDoubtful ? decidedMacros(possible, energy.kcal) : {}
  const values: Figures = {
    ...grams,
    ...decided,
    ...(isEnergyPossible ? { energy: rounded(energy.kcal, energy.kcal < 10 ? 1 : 0) } : {}),
    ...(salt !== undefined && salt <= most ? { salt: rounded(salt, 3) } : {}),
  }
  const doubtful = new Set<PackField | 'basis'>([
    ...(isBasisDoubtful ? (['basis'] as const) : []),
    ...(energy?.isDoubtful === true ? (['energy'] as const) : []),
    ...impossible,
    ...macros.filter((macro) => {
      const grams = decided[macro]
      return grams !== undefined && mayBeFibre(possible, macro, grams)
    }),
    ...(isSaltDoubtful ? (['salt'] as const) : []),
    ...contradictions(basis, values),
  ])
  return {
    name: nameOf(product),
    basis,
    values,
    doubtful: [...doubtful],
    isPrepared,
    ...allergensOf(product),
  }
}

/** The product in a reply of the API, whatever else it contains; null if it has none. */
export const foreignProductIn = (answer: unknown): ForeignProduct | null =>
  readProduct(entryOf(entryOf(answer)['product']))
