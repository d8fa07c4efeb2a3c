import { caloriesNumbers } from './calories.ts'
import { cheapestSets, MOST_COST, NEAR_COST, WITNESS_SHARE } from './cheapest-set.ts'
import { americanEnergy, isOnAmericanFatGrid, isOnAmericanGrid } from './energy.ts'
import type { Doubt, LabelField, RowName } from './label-field.ts'
import type { Basis, LabelReading, ReadValue } from './label-reading.ts'
import { isNumber, type NamedSpan } from './named-spans.ts'
import { type Counted, readingsOf } from './readings.ts'
import type { Placed, Row } from './rows.ts'
import type { NumberToken } from './tokens.ts'
import { optionsOf, readValue, type ValueOption } from './value-option.ts'

const setNames = ['energy', 'fat', 'carbohydrate', 'protein', 'serving', 'fibre'] as const
type SetName = (typeof setNames)[number]
type Maybe = { readonly cost: number; readonly option: ValueOption | null }
type Chosen = { readonly [N in SetName]: ValueOption | null }

/** Daily values in grams, sodium in milligrams: 21 CFR 101.9(c). */
const DAILY = { fat: 78, saturates: 20, carbohydrate: 275, fibre: 28, sodium: 2300 } as const
/** Tolerance in percentage points: both the printed percentage and the figure it belongs to are rounded. */
const PERCENT_OFF = 1
/** The nutrients of a serving weigh no more than the serving, apart from the rounding of the parts. */
const SUM_SHARE = 1.03
/** Grams of salt per milligram of sodium: Regulation (EU) 1169/2011, annex I. */
const SALT_OF_SODIUM = 2.5 / 1000

type Witnessed = keyof typeof DAILY
const isWitnessed = (name: RowName): name is Witnessed => name in DAILY

/** The cost of the cheapest reading of the percentage that agrees; null if one is printed and no reading agrees. */
function agreementCost(name: Witnessed, option: ValueOption): number | null {
  const [witness] = option.witnesses
  if (witness === undefined) return 0
  const expected = (option.value / DAILY[name]) * 100
  const agreeing = readingsOf(witness, 'whole').filter(({ value }) => Math.abs(value - expected) <= PERCENT_OFF)
  return agreeing[0]?.cost ?? null
}

/**
 * Whether the daily value is so small that the percentage shows every step of the printed figure: a gram of fibre is
 * 3.6 %, but a gram of fat only 1.3 %.
 */
const isExactlyWitnessed = (name: RowName, { witnesses }: ValueOption): boolean =>
  (name === 'saturates' || name === 'fibre') && witnesses.length > 0

const unitsOf = (name: RowName): readonly NumberToken['unit'][] => (name === 'sodium' ? ['mg', null] : ['g', null])

/** The ways to read a nutrient, each with the percentage printed after it. */
function nutrientOptions(spans: readonly NamedSpan[], name: RowName, counted: Counted): readonly ValueOption[] {
  return spans
    .filter((span) => span.name === name)
    .flatMap(({ numbers }) => {
      const amount = numbers.find(({ token }) => unitsOf(name).includes(token.unit))
      if (amount === undefined) return []
      const percents = numbers.filter(({ token, left }) => token.unit === '%' && left >= amount.left)
      return optionsOf(amount, counted, isWitnessed(name) ? percents.slice(0, 1) : [])
    })
}

type Serving = { readonly options: readonly ValueOption[]; readonly unit: 'g' | 'ml'; readonly hasSeveral: boolean }

/** Greatest distance of the amount below its name, in text heights. */
const BELOW = 2

const isJustBelow = (amount: Placed, words: readonly Placed[]): boolean => {
  const [first] = words
  const last = words.at(-1)
  if (first === undefined || last === undefined) return false
  const { height } = first.token.strip
  const down = amount.level - first.level
  const isUnder = amount.right > first.left && amount.left < last.right + (last.right - first.left)
  return down > 0.5 * height && down < BELOW * height && isUnder
}

/** The grams or millilitres of a serving, which are printed in brackets after its household measure. */
function servingOf(rows: readonly Row[], spans: readonly NamedSpan[]): Serving {
  const named = spans.filter(({ name }) => name === 'serving')
  const isAmount = ({ token }: Placed<NumberToken>): boolean =>
    token.unit === 'g' || token.unit === 'ml' || (token.unit === null && /\d9$/.test(token.digits))
  const all = rows.flat().filter(isNumber).filter(isAmount)
  const amounts = named.flatMap(({ numbers, words }) => {
    const own = numbers.filter(isAmount)
    return own.length > 0 ? own : all.filter((amount) => isJustBelow(amount, words))
  })
  const units = new Set(amounts.flatMap(({ token }) => (token.unit === 'g' || token.unit === 'ml' ? [token.unit] : [])))
  return {
    options: amounts.flatMap((amount) => optionsOf(amount, 'grams')),
    unit: units.has('ml') && !units.has('g') ? 'ml' : 'g',
    hasSeveral: units.size > 1 || new Set(amounts.map(({ token }) => token.digits)).size > 1,
  }
}

/** The cost of a complete set in addition to its readings; null if its figures do not agree. */
function consistency(chosen: Chosen): number | null {
  const { energy, fat, carbohydrate, protein, serving, fibre } = chosen
  if (energy === null || fat === null || carbohydrate === null || protein === null) return null
  if (!isOnAmericanGrid(energy.value, fat.value, [carbohydrate.value, protein.value, fibre?.value ?? 0])) return null
  const verdict = americanEnergy(energy.value, {
    fat: fat.value,
    carbohydrate: carbohydrate.value,
    protein: protein.value,
    fibre: fibre?.value ?? 0,
  })
  if (verdict !== 'adds up') return null
  if (fibre !== null && fibre.value > carbohydrate.value + 1) return null
  if (serving !== null && fat.value + carbohydrate.value + protein.value > serving.value * SUM_SHARE) return null
  let cost = 0
  for (const name of ['fat', 'carbohydrate', 'fibre'] as const) {
    const option = chosen[name]
    const extra = option === null ? 0 : agreementCost(name, option)
    if (extra === null) return null
    cost += extra * WITNESS_SHARE
  }
  return cost
}

const some = (options: readonly ValueOption[]): readonly Maybe[] =>
  options.length === 0 ? [{ cost: 0, option: null }] : options.map((option) => ({ cost: option.cost, option }))

const plain = (set: { readonly [N in SetName]: Maybe }): Chosen => ({
  energy: set.energy.option,
  fat: set.fat.option,
  carbohydrate: set.carbohydrate.option,
  protein: set.protein.option,
  serving: set.serving.option,
  fibre: set.fibre.option,
})

const neededNames = ['energy', 'fat', 'carbohydrate', 'protein', 'serving'] as const

function doubtOf(
  name: SetName,
  option: ValueOption,
  sets: ReturnType<typeof cheapestSets<SetName, Maybe>>,
): Doubt | null {
  if (option.token.brokenOff) return 'broken off'
  const [best] = sets
  if (best === undefined) {
    if (name === 'serving') return null
    if (isWitnessed(name)) return agreementCost(name, option) === null ? 'contradicted' : 'does not add up'
    return 'does not add up'
  }
  if (best.cost > MOST_COST) return 'unclear'
  const isAmbiguous = sets.some(
    (set) => set.cost - best.cost <= NEAR_COST && plain(set.chosen)[name]?.value !== option.value,
  )
  return isAmbiguous ? 'unclear' : null
}

const isPrintedSo = (name: 'saturates' | 'sugars' | 'sodium', value: number): boolean =>
  name === 'saturates' ? isOnAmericanFatGrid(value) : value % 1 === 0

/** Saturates, sugars and salt, which are not part of the check that the figures add up. */
function partValues(spans: readonly NamedSpan[], chosen: Chosen) {
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
        isPrintedSo(name, option.value) &&
        (!isWitnessed(name) || agreementCost(name, option) !== null) &&
        (whole === null || option.value - option.half <= whole.value + whole.half),
    )
    const [best] = fitting.length > 0 ? fitting : options
    if (best === undefined) continue
    values[field] = readValue(best, { isWitnessed: isExactlyWitnessed(name, best), times })
    if (fitting.length === 0) doubts[field] = 'contradicted'
    else if (best.token.brokenOff) doubts[field] = 'broken off'
  }
  return { values, doubts }
}

/** Reads a label of the American form, per serving. */
export function readUsLabel(rows: readonly Row[], spans: readonly NamedSpan[]): LabelReading {
  const serving = servingOf(rows, spans)
  const basis: Basis = { per: 'serving', unit: serving.unit }
  const options = {
    energy: some(caloriesNumbers(rows, spans).flatMap((number) => optionsOf(number, 'whole'))),
    fat: some(nutrientOptions(spans, 'fat', 'grams')),
    carbohydrate: some(nutrientOptions(spans, 'carbohydrate', 'grams')),
    protein: some(nutrientOptions(spans, 'protein', 'grams')),
    serving: some(serving.options),
    fibre: some(nutrientOptions(spans, 'fibre', 'grams')),
  }
  const sets = cheapestSets(setNames, options, (set) => consistency(plain(set)))
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
  const doubts: Partial<Record<LabelField, Doubt>> = {}
  const values: Partial<Record<LabelField, ReadValue>> = {}
  for (const name of setNames) {
    const option = chosen[name]
    if (option === null) {
      if (name !== 'fibre') doubts[name] = 'missing'
      continue
    }
    values[name] = readValue(option, { isWitnessed: isExactlyWitnessed(name, option) })
    const doubt = doubtOf(name, option, sets)
    if (doubt !== null) doubts[name] = doubt
  }
  if (serving.hasSeveral) doubts.serving = 'several sizes'
  const parts = partValues(spans, chosen)
  Object.assign(values, parts.values)
  for (const [field, doubt] of Object.entries(parts.doubts) as [LabelField, Doubt][]) doubts[field] ??= doubt
  if (neededNames.every((name) => chosen[name] === null)) return { kind: 'unreadable' }
  const { energy, fat, carbohydrate, protein } = values
  if (
    Object.keys(doubts).length > 0 ||
    energy === undefined ||
    fat === undefined ||
    carbohydrate === undefined ||
    protein === undefined
  ) {
    return { kind: 'asked', basis, values, doubts }
  }
  return { kind: 'read', basis, values: { ...values, energy, fat, carbohydrate, protein } }
}
