import { KJ_PER_KCAL } from './energy-units.ts'
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
  readonly preparedServing: NutrientColumn
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

const KJ_OF: Readonly<Record<string, number>> = { '': 1, kj: 1, kcal: KJ_PER_KCAL }
const KCAL_OF: Readonly<Record<string, number>> = { '': 1, kcal: 1, kj: 1 / KJ_PER_KCAL }
const GRAMS_OF: Readonly<Record<string, number>> = { '': 1, g: 1, mg: 1e-3, µg: 1e-6, μg: 1e-6, mcg: 1e-6, kg: 1000 }
const PER_CENT_OF: Readonly<Record<string, number>> = { '': 1, '% vol': 1, '%': 1 }

/** How often the unit of a figure goes into ours; undefined if it is none of a nutrient, such as a share of a day. */
function unitOf(name: string, unit: string): number | undefined {
  const units =
    name === names.kcal
      ? KCAL_OF
      : name === names.kj || name === names.energy
        ? KJ_OF
        : name === names.alcohol
          ? PER_CENT_OF
          : GRAMS_OF
  return units[unit]
}

/** A figure of schema 3, which names its unit, in the unit of the column. */
function inOurUnit(name: string, figure: Entry): number | undefined {
  const amount = amountOf(figure['value'])
  const times = unitOf(name, textOf(figure['unit']).toLowerCase())
  return amount === undefined || times === undefined ? undefined : amount * times
}

/** The figures of an answer by version 3 of the schema: one set, which says what it refers to. */
function columnsOfSet(set: Entry): NutrientColumns {
  const figures = entryOf(set['nutrients'])
  const read = column((name) => inOurUnit(name, entryOf(figures[name])))
  const per = textOf(set['per'])
  const isPrepared = textOf(set['preparation']) === 'prepared'
  return {
    per100: per === 'serving' || isPrepared ? {} : read,
    perServing: per === 'serving' && !isPrepared ? read : {},
    prepared: isPrepared && per !== 'serving' ? read : {},
    preparedServing: isPrepared && per === 'serving' ? read : {},
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
    // Per cent of the volume are the same whatever the amount.
    per100: column(
      (name) =>
        nutriments[`${name}_100g`] ??
        nutriments[`${name}_100ml`] ??
        (name === names.alcohol ? nutriments[`${name}_value`] : undefined),
    ),
    perServing: column((name) => nutriments[`${name}_serving`]),
    prepared: column((name) => nutriments[`${name}_prepared_100g`] ?? nutriments[`${name}_prepared_100ml`]),
    preparedServing: column((name) => nutriments[`${name}_prepared_serving`]),
    typed: column((name) => nutriments[`${name}_value`]),
    // "100g" stands there for liquids too.
    unit: textOf(product['nutrition_data_per']) === '100ml' ? 'ml' : null,
  }
}
