import { caloriesNumbers } from './calories.ts'
import { cheapestSets, MOST_COST, NEAR_COST, WITNESS_SHARE } from './cheapest-set.ts'
import {
  type DailyName,
  type DailySet,
  dailyNames,
  dailySets,
  isExact,
  type LabelCountry,
  percentCost,
} from './daily-values.ts'
import { americanEnergy, isOnCaloriesGrid, isOnFatGrid, isOnGramGrid, SALT_OF_SODIUM } from './energy.ts'
import type { Doubt, LabelField, RowName } from './label-field.ts'
import type { Basis, LabelReading, ReadValue } from './label-reading.ts'
import type { NamedSpan } from './named-spans.ts'
import { type NumberKind, readingsOf } from './readings.ts'
import { lettersOf } from './row-names.ts'
import type { Row } from './rows.ts'
import type { NumberToken } from './tokens.ts'
import { servingOf } from './us-serving.ts'
import { optionsOf, readValue, type ValueOption } from './value-option.ts'

const setNames = ['energy', 'fat', 'carbohydrate', 'protein', 'serving', 'fibre'] as const
type SetName = (typeof setNames)[number]
type Maybe = { readonly cost: number; readonly option: ValueOption | null }
type ChosenValues = { readonly [N in SetName]: ValueOption | null }

/** The nutrients of a serving weigh no more than the serving, apart from the rounding of the parts. */
const SUM_SHARE = 1.03

/** What the label of a country allows: its sets of daily values, its rounding, and its grams of trans fat. */
type Rules = {
  readonly sets: readonly DailySet[]
  /** Whether fat and protein below half a gram are printed in tenths. */
  readonly hasTenths: boolean
  readonly trans: number
}

const isDaily = (name: RowName): name is DailyName => (dailyNames as readonly RowName[]).includes(name)
const unitsOf = (name: RowName): readonly NumberToken['unit'][] => (name === 'sodium' ? ['mg', null] : ['g', null])

/** The ways to read a nutrient, each with the percentage printed after it. */
function nutrientOptions(spans: readonly NamedSpan[], name: RowName, counted: NumberKind): readonly ValueOption[] {
  return spans
    .filter((span) => span.name === name)
    .flatMap(({ numbers }) => {
      const amount = numbers.find(({ token }) => unitsOf(name).includes(token.unit))
      if (amount === undefined) return []
      const percents = numbers.filter(({ token, left }) => token.unit === '%' && left >= amount.left)
      return optionsOf(amount, counted, isDaily(name) ? percents.slice(0, 1) : [])
    })
}

/** Whose label it is: Americans print "Total Fat" and "Total Carbohydrate", Canadians and Indonesians other names. */
function countryOf(spans: readonly NamedSpan[]): LabelCountry {
  const texts = spans.map(({ words }) => lettersOf(words.map(({ token }) => token.text).join('')))
  if (texts.some((text) => /lemak|karbohidrat/.test(text))) return 'Indonesia'
  const isTotal = spans.some(
    ({ name }, index) => (name === 'fat' || name === 'carbohydrate') && /t.ta/.test(texts[index] ?? ''),
  )
  return isTotal ? 'US' : 'Canada'
}

function rulesOf(spans: readonly NamedSpan[]): Rules {
  const country = countryOf(spans)
  const trans = spans
    .filter(({ words }) => /trans/.test(lettersOf(words.map(({ token }) => token.text).join(''))))
    .flatMap(({ numbers }) => numbers.slice(0, 1).flatMap(({ token }) => readingsOf(token, 'grams').slice(0, 1)))
  return { sets: dailySets[country], hasTenths: country === 'Canada', trans: trans[0]?.value ?? 0 }
}

/** The sets of daily values in which the percentages of fat, carbohydrate and fibre fit, each with its cost. */
function fittingSets(chosen: ChosenValues, { sets, trans }: Rules): readonly { set: DailySet; cost: number }[] {
  return sets.flatMap((set) => {
    let cost = 0
    for (const name of ['fat', 'carbohydrate', 'fibre'] as const) {
      const option = chosen[name]
      const extra = option === null ? 0 : percentCost(name, option, set, trans)
      if (extra === null) return []
      cost += extra * WITNESS_SHARE
    }
    return [{ set, cost }]
  })
}

/** The cost of a complete set in addition to its readings; null if its figures do not agree. */
function consistency(chosen: ChosenValues, rules: Rules): number | null {
  const { energy, fat, carbohydrate, protein, serving, fibre } = chosen
  if (energy === null || fat === null || carbohydrate === null || protein === null) return null
  if (!isOnFatGrid(fat.value, rules.hasTenths) || !isOnGramGrid(protein.value, rules.hasTenths)) return null
  if (carbohydrate.value % 1 !== 0 || (fibre?.value ?? 0) % 1 !== 0) return null
  const verdict = americanEnergy(energy.value, {
    fat: fat.value,
    carbohydrate: carbohydrate.value,
    protein: protein.value,
    fibre: fibre?.value ?? 0,
  })
  if (verdict !== 'adds up') return null
  if (fibre !== null && fibre.value > carbohydrate.value + 1) return null
  if (serving !== null && fat.value + carbohydrate.value + protein.value > serving.value * SUM_SHARE) return null
  const costs = fittingSets(chosen, rules).map(({ cost }) => cost)
  if (costs.length === 0) return null
  return Math.min(...costs) + (isOnCaloriesGrid(energy.value) ? 0 : OFF_GRID_COST)
}

/** Calories off the grid are unlikely, and asked about. */
const OFF_GRID_COST = 0.6

const some = (options: readonly ValueOption[]): readonly Maybe[] =>
  options.length === 0 ? [{ cost: 0, option: null }] : options.map((option) => ({ cost: option.cost, option }))

const plain = (set: { readonly [N in SetName]: Maybe }): ChosenValues => ({
  energy: set.energy.option,
  fat: set.fat.option,
  carbohydrate: set.carbohydrate.option,
  protein: set.protein.option,
  serving: set.serving.option,
  fibre: set.fibre.option,
})

const neededNames = ['energy', 'fat', 'carbohydrate', 'protein', 'serving'] as const

type Sets = ReturnType<typeof cheapestSets<SetName, Maybe>>

function doubtOf(name: SetName, option: ValueOption, sets: Sets, rules: Rules): Doubt | null {
  if (option.token.brokenOff) return 'broken off'
  const [best] = sets
  if (best === undefined) {
    const isContradicted =
      isDaily(name) && rules.sets.every((set) => percentCost(name, option, set, rules.trans) === null)
    return isContradicted ? 'contradicted' : 'does not add up'
  }
  if (best.cost > MOST_COST) return 'unclear'
  const isAmbiguous = sets.some(
    (set) => set.cost - best.cost <= NEAR_COST && plain(set.chosen)[name]?.value !== option.value,
  )
  if (isAmbiguous) return 'unclear'
  return name === 'energy' && !isOnCaloriesGrid(option.value) ? 'off the rounding grid' : null
}

const isPrintedSo = (name: 'saturates' | 'sugars' | 'sodium', value: number, { hasTenths }: Rules): boolean =>
  name === 'saturates' ? isOnFatGrid(value, hasTenths) : value % 1 === 0

/** Saturates, sugars and salt, which are not part of the check that the figures add up. */
function partValues(spans: readonly NamedSpan[], chosen: ChosenValues, rules: Rules) {
  const values: Partial<Record<LabelField, ReadValue>> = {}
  const doubts: Partial<Record<LabelField, Doubt>> = {}
  const parts = [
    { field: 'saturates', name: 'saturates', counted: 'grams', whole: chosen.fat, times: 1 },
    { field: 'sugars', name: 'sugars', counted: 'grams', whole: chosen.carbohydrate, times: 1 },
    { field: 'salt', name: 'sodium', counted: 'whole', whole: null, times: SALT_OF_SODIUM },
  ] as const
  for (const { field, name, counted, whole, times } of parts) {
    const options = nutrientOptions(spans, name, counted)
    const fitting = options.filter(
      (option) =>
        option.cost <= 1 &&
        isPrintedSo(name, option.value, rules) &&
        (!isDaily(name) || rules.sets.some((set) => percentCost(name, option, set, rules.trans) !== null)) &&
        (whole === null || option.value - option.half <= whole.value + whole.half),
    )
    const [best] = fitting.length > 0 ? fitting : options
    if (best === undefined) continue
    const isWitnessed = isDaily(name) && isExact(name, best, rules.sets, rules.trans)
    values[field] = readValue(best, { isWitnessed, times })
    if (fitting.length === 0) doubts[field] = 'contradicted'
    else if (best.token.brokenOff) doubts[field] = 'broken off'
  }
  return { values, doubts }
}

/** Reads a label of the American form, per serving. */
export function readUsLabel(rows: readonly Row[], spans: readonly NamedSpan[]): LabelReading {
  const serving = servingOf(rows, spans)
  const basis: Basis = { per: 'serving', unit: serving.unit }
  const rules = rulesOf(spans)
  const options = {
    energy: some(caloriesNumbers(rows, spans).flatMap((number) => optionsOf(number, 'whole'))),
    fat: some(nutrientOptions(spans, 'fat', 'grams')),
    carbohydrate: some(nutrientOptions(spans, 'carbohydrate', 'grams')),
    protein: some(nutrientOptions(spans, 'protein', 'grams')),
    serving: some(serving.options),
    fibre: some(nutrientOptions(spans, 'fibre', 'grams')),
  }
  const sets = cheapestSets(setNames, options, (set) => consistency(plain(set), rules))
  const [best] = sets
  const first = (name: SetName): Maybe =>
    options[name].reduce((a, b) => (b.cost < a.cost ? b : a), options[name][0] ?? { cost: 0, option: null })
  const chosen = plain(
    best?.chosen ?? {
      energy: first('energy'),
      fat: first('fat'),
      carbohydrate: first('carbohydrate'),
      protein: first('protein'),
      serving: first('serving'),
      fibre: first('fibre'),
    },
  )
  const fitting = fittingSets(chosen, rules).map(({ set }) => set)
  const known: Rules = fitting.length > 0 ? { ...rules, sets: fitting } : rules
  const doubts: Partial<Record<LabelField, Doubt>> = {}
  const values: Partial<Record<LabelField, ReadValue>> = {}
  for (const name of setNames) {
    const option = chosen[name]
    if (option === null) {
      if (name !== 'fibre') doubts[name] = 'missing'
      continue
    }
    const isWitnessed =
      name === 'serving'
        ? serving.confirmed.includes(option.value)
        : isDaily(name) && isExact(name, option, known.sets, rules.trans)
    values[name] = readValue(option, { isWitnessed })
    const doubt = doubtOf(name, option, sets, rules)
    if (doubt !== null) doubts[name] = doubt
  }
  if (serving.hasSeveral) doubts.serving = 'several sizes'
  if (!serving.isNamed) doubts.serving ??= 'unclear'
  const parts = partValues(spans, chosen, known)
  Object.assign(values, parts.values)
  for (const [field, doubt] of Object.entries(parts.doubts) as [LabelField, Doubt][]) doubts[field] ??= doubt
  if (best === undefined) {
    for (const field of ['saturates', 'sugars', 'salt'] as const)
      if (values[field] !== undefined) doubts[field] ??= 'does not add up'
  }
  if (neededNames.every((name) => chosen[name] === null)) return { kind: 'unreadable' }
  const { energy, fat, carbohydrate, protein } = values
  if (
    Object.keys(doubts).length > 0 ||
    energy === undefined ||
    fat === undefined ||
    carbohydrate === undefined ||
    protein === undefined
  ) {
    const sizes = [...new Set(serving.options.map(({ value }) => value))]
    return { kind: 'asked', basis, values, doubts, ...(sizes.length > 1 ? { sizes } : {}) }
  }
  return { kind: 'read', basis, values: { ...values, energy, fat, carbohydrate, protein } }
}
