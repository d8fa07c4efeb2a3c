import { amountOf, type Entry, entryOf, textOf } from './entry.ts'

/** Nutrients by the names that Open Food Facts has for them. Alcohol is in per cent of the volume. */
const names = {
  kcal: 'energy-kcal',
  kj: 'energy-kj',
  energy: 'energy',
  fat: 'fat',
  saturates: 'saturated-fat',
  carbs: 'carbohydrates',
  sugars: 'sugars',
  fibre: 'fiber',
  protein: 'proteins',
  salt: 'salt',
  sodium: 'sodium',
  polyols: 'polyols',
  erythritol: 'erythritol',
  alcohol: 'alcohol',
} as const
export type Nutrient = keyof typeof names

/** Figures of one amount: kcal, kJ, per cent of alcohol, and grams. A figure that is not there is left out. */
export type NutrientColumn = { readonly [N in Nutrient]?: number }

/** What the figures of a product refer to. */
export type NutrientColumns = {
  readonly per100: NutrientColumn
  readonly perServing: NutrientColumn
  readonly prepared: NutrientColumn
  /** As they were typed in from the pack. */
  readonly typed: NutrientColumn
  /** The unit of the 100, where it is told. */
  readonly unit: 'g' | 'ml' | null
}

const nutrients = Object.entries(names).map(([nutrient, name]) => ({
  // The keys are those of `names`.
  nutrient: nutrient as Nutrient,
  name,
}))

function column(figureOf: (name: string) => unknown): NutrientColumn {
  const read = nutrients.flatMap(({ nutrient, name }) => {
    const amount = amountOf(figureOf(name))
    return amount === undefined ? [] : [[nutrient, amount] as const]
  })
  return Object.fromEntries(read)
}

/** Grams of a figure of schema 3, which names its unit. */
const inGrams = (figure: Entry): number | undefined => {
  const amount = amountOf(figure['value'])
  if (amount === undefined) return undefined
  const unit = textOf(figure['unit']).toLowerCase()
  return unit === 'mg' ? amount / 1000 : unit === 'µg' || unit === 'mcg' ? amount / 1e6 : amount
}

/** The figures of an answer by version 3 of the schema: one set, which says what it refers to. */
function columnsOfSet(set: Entry): NutrientColumns {
  const figures = entryOf(set['nutrients'])
  const read = column((name) => inGrams(entryOf(figures[name])))
  const per = textOf(set['per'])
  const isPrepared = textOf(set['preparation']) === 'prepared'
  return {
    per100: per === 'serving' || isPrepared ? {} : read,
    perServing: per === 'serving' && !isPrepared ? read : {},
    prepared: isPrepared && per !== 'serving' ? read : {},
    typed: {},
    unit: per === '100ml' ? 'ml' : null,
  }
}

/** The figures of a product, by what they refer to. */
export function nutrientColumns(product: Entry): NutrientColumns {
  const set = entryOf(entryOf(product['nutrition'])['aggregated_set'])
  const nutriments = entryOf(product['nutriments'])
  if (Object.keys(nutriments).length === 0 && Object.keys(set).length > 0) return columnsOfSet(set)
  return {
    per100: column((name) => nutriments[`${name}_100g`] ?? nutriments[`${name}_100ml`]),
    perServing: column((name) => nutriments[`${name}_serving`]),
    prepared: column((name) => nutriments[`${name}_prepared_100g`] ?? nutriments[`${name}_prepared_100ml`]),
    typed: column((name) => nutriments[`${name}_value`]),
    // "100g" stands there for liquids too.
    unit: textOf(product['nutrition_data_per']) === '100ml' ? 'ml' : null,
  }
}
