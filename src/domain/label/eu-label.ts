import { cheapestSets, MOST_COST, NEAR_COST, WITNESS_SHARE } from './cheapest-set.ts'
import { addsUp, sameEnergy } from './energy.ts'
import { type Cell, energyCells, gramCells } from './eu-cells.ts'
import { type Amount, amountsOutside, columnOf, columnsOf } from './eu-columns.ts'
import { around, overlap, scaled } from './interval.ts'
import type { Doubt, LabelField } from './label-field.ts'
import type { Basis, Doubts, LabelReading, ReadValue } from './label-reading.ts'
import type { NamedSpan } from './named-spans.ts'
import { type Counted, readingsOf } from './readings.ts'
import type { Row } from './rows.ts'
import { intervalOf, optionsOf, readValue, type ValueOption } from './value-option.ts'

const setNames = ['kcal', 'kJ', 'fat', 'carbohydrate', 'protein', 'fibre', 'portion'] as const
type SetName = (typeof setNames)[number]
type Chosen = { readonly [N in SetName]: ValueOption | null }
/** An option, or null if the label does not have the value. */
type Maybe = { readonly cost: number; readonly option: ValueOption | null }

/** Most grams of everything in 100 g, with the rounding of the parts. */
const MOST_GRAMS = 103

const cellOptions = (cells: readonly Cell[], counted: Counted): readonly ValueOption[] =>
  cells.flatMap(({ per100, portion }) => optionsOf(per100, counted, portion === null ? [] : [portion]))

const some = (options: readonly ValueOption[]): readonly Maybe[] =>
  options.map((option) => ({ cost: option.cost, option }))
const orAbsent = (options: readonly ValueOption[]): readonly Maybe[] =>
  options.length === 0 ? [{ cost: 0, option: null }] : some(options)

/** The cost of the cheapest reading of the portion's figure that agrees with the figure per 100; null if none does. */
function agreementCost(option: ValueOption, portion: ValueOption | null, counted: Counted): number | null {
  const [witness] = option.witnesses
  if (witness === undefined || portion === null) return 0
  const expected = scaled(intervalOf(option), portion.value / 100)
  const agreeing = readingsOf(witness, counted).filter((reading) => {
    if (!witness.below) return overlap(expected, around(reading.value, reading.half))
    return expected.from <= reading.value
  })
  return agreeing[0]?.cost ?? null
}

/** Whether the portion column has a usable figure for the option: "<0,5" is not precise enough. */
const hasPortionWitness = ({ witnesses: [witness] }: ValueOption, { portion }: Chosen): boolean =>
  portion !== null && witness !== undefined && !witness.below

/**
 * Whether another figure confirms the value to the digit. The size of the portion is confirmed by the two columns of
 * energy.
 */
function isWitnessed(name: SetName, chosen: Chosen): boolean {
  const energy = chosen.kJ ?? chosen.kcal
  if (name === 'portion') return energy !== null && hasPortionWitness(energy, chosen)
  const option = chosen[name]
  if (name === 'kcal' && chosen.kJ !== null) return true
  return option !== null && hasPortionWitness(option, chosen)
}

const countedAs = {
  kcal: 'whole',
  kJ: 'whole',
  fat: 'grams',
  carbohydrate: 'grams',
  protein: 'grams',
  fibre: 'grams',
} as const

const fieldOf: Readonly<Record<SetName, LabelField>> = {
  kcal: 'energy',
  kJ: 'energy',
  fat: 'fat',
  carbohydrate: 'carbohydrate',
  protein: 'protein',
  fibre: 'fibre',
  portion: 'serving',
}

/** Whether the figures per 100 agree with each other. */
function isPhysical({ kcal, kJ, fat, carbohydrate, protein, fibre }: Chosen): boolean {
  if (kcal === null || fat === null || carbohydrate === null || protein === null) return false
  const nothing = { from: 0, to: 0 }
  const parts = {
    fat: intervalOf(fat),
    carbohydrate: intervalOf(carbohydrate),
    protein: intervalOf(protein),
    fibre: fibre === null ? nothing : intervalOf(fibre),
  }
  if (!addsUp(intervalOf(kcal), parts)) return false
  if (kJ !== null && !sameEnergy(intervalOf(kcal), intervalOf(kJ), parts)) return false
  return fat.value + carbohydrate.value + protein.value + (fibre?.value ?? 0) <= MOST_GRAMS
}

/** The cost of the portion column's agreement; null if one of its figures contradicts. */
function witnessCost(chosen: Chosen): number | null {
  let cost = 0
  for (const [name, counted] of Object.entries(countedAs) as [keyof typeof countedAs, Counted][]) {
    const option = chosen[name]
    const extra = option === null ? 0 : agreementCost(option, chosen.portion, counted)
    if (extra === null) return null
    cost += extra * WITNESS_SHARE
  }
  return cost
}

type Table = {
  readonly options: { readonly [N in SetName]: readonly Maybe[] }
  readonly parts: {
    readonly saturates: readonly ValueOption[]
    readonly sugars: readonly ValueOption[]
    readonly salt: readonly ValueOption[]
  }
  readonly unit: 'g' | 'ml'
  readonly hasPortion: boolean
}

/** The heading "100 g" or "100 ml" of each column; empty if there is none, or headings in both units. */
function heading(amounts: readonly Amount[]): readonly Amount[] {
  const hundreds = amounts.filter(
    ({ placed }) => placed.token.digits.replace(/[oO]/g, '0').replace(/[lI|]/g, '1') === '100',
  )
  return new Set(hundreds.map(({ unit }) => unit)).size === 1 ? hundreds : []
}

function tableOf(rows: readonly Row[], all: readonly NamedSpan[]): Table | null {
  // A row with many names is the panel on the front of a pack, whose figures are elsewhere.
  const names = new Map<number, number>()
  for (const { row } of all) names.set(row, (names.get(row) ?? 0) + 1)
  const spans = all.filter(({ row }) => (names.get(row) ?? 0) < 3)
  const columns = columnsOf(spans.filter(({ name }) => name !== 'energy' && name !== 'serving' && name !== 'other'))
  const amounts = amountsOutside(rows, all)
  const heads = heading(amounts)
  const [head] = heads
  if (head === undefined || columns.length === 0 || columns.length > 2) return null
  const nearest = heads.map(({ placed }) => columnOf(columns, placed))
  const per100 = nearest[nearest.length - 1] ?? 0
  // Headings of 100 over both columns do not tell which one is the portion.
  if (columns.length === 2 && new Set(nearest).size > 1) return null
  const portion = columns.length === 2 ? 1 - per100 : null
  const choice = { columns, per100, portion }
  const sizes = amounts.filter((amount) => !heads.includes(amount) && amount.unit === head.unit)
  const grams = (name: 'fat' | 'carbohydrate' | 'protein' | 'fibre' | 'saturates' | 'sugars') =>
    cellOptions(gramCells(spans, name, choice), 'grams')
  const energy = (unit: 'kcal' | 'kJ') => cellOptions(energyCells(rows, spans, unit, choice), 'whole')
  return {
    options: {
      kcal: some(energy('kcal')),
      kJ: orAbsent(energy('kJ')),
      fat: some(grams('fat')),
      carbohydrate: some(grams('carbohydrate')),
      protein: some(grams('protein')),
      fibre: orAbsent(grams('fibre')),
      portion: orAbsent(portion === null ? [] : sizes.flatMap(({ placed }) => optionsOf(placed, 'grams'))),
    },
    parts: {
      saturates: grams('saturates'),
      sugars: grams('sugars'),
      salt: cellOptions(gramCells(spans, 'salt', choice), 'salt'),
    },
    unit: head.unit,
    hasPortion: portion !== null,
  }
}

/**
 * The values besides the needed ones, with a doubt unless they fit under their whole and the portion column does not
 * contradict them.
 */
function partValues(table: Table, chosen: Chosen): { values: Partial<Record<LabelField, ReadValue>>; doubts: Doubts } {
  const values: Partial<Record<LabelField, ReadValue>> = {}
  const doubts: Partial<Record<LabelField, Doubt>> = {}
  const wholes = { saturates: chosen.fat, sugars: chosen.carbohydrate, salt: null }
  for (const name of ['saturates', 'sugars', 'salt'] as const) {
    const options = table.parts[name]
    const whole = wholes[name]
    const fitting = options.filter(
      (option) =>
        option.cost <= 1 &&
        agreementCost(option, chosen.portion, name === 'salt' ? 'salt' : 'grams') !== null &&
        (whole === null || option.value - option.half <= whole.value + whole.half),
    )
    const [best] = fitting.length > 0 ? fitting : options
    if (best === undefined) continue
    values[name] = readValue(best, { isWitnessed: hasPortionWitness(best, chosen) })
    if (fitting.length === 0) doubts[name] = 'contradicted'
    else if (best.token.brokenOff) doubts[name] = 'broken off'
  }
  return { values, doubts }
}

const withoutBasis: LabelReading = {
  kind: 'asked',
  basis: null,
  values: {},
  doubts: { energy: 'no basis', fat: 'no basis', carbohydrate: 'no basis', protein: 'no basis' },
}

/** Reads a label of the European form, per 100 g or ml. */
export function readEuLabel(rows: readonly Row[], spans: readonly NamedSpan[]): LabelReading {
  const table = tableOf(rows, spans)
  if (table === null) return withoutBasis
  const basis: Basis = { per: '100', unit: table.unit }
  const { options } = table
  const doubts: Partial<Record<LabelField, Doubt>> = {}
  for (const name of ['kcal', 'fat', 'carbohydrate', 'protein'] as const) {
    if (options[name].length === 0) doubts[fieldOf[name]] = 'missing'
  }
  if (table.hasPortion && options.portion.every(({ option }) => option === null)) doubts.serving = 'missing'
  const tried = { ...options }
  for (const name of setNames) if (tried[name].length === 0) tried[name] = [{ cost: 0, option: null }]
  const plain = (chosen: { readonly [N in SetName]: Maybe }): Chosen => ({
    kcal: chosen.kcal.option,
    kJ: chosen.kJ.option,
    fat: chosen.fat.option,
    carbohydrate: chosen.carbohydrate.option,
    protein: chosen.protein.option,
    fibre: chosen.fibre.option,
    portion: chosen.portion.option,
  })
  const sets = cheapestSets(setNames, tried, (maybe) => {
    const chosen = plain(maybe)
    return isPhysical(chosen) ? witnessCost(chosen) : null
  })
  const [best] = sets
  const cheapest = (name: SetName): ValueOption | null =>
    options[name].reduce<Maybe | null>((a, b) => (a === null || b.cost < a.cost ? b : a), null)?.option ?? null
  const chosen: Chosen =
    best === undefined
      ? {
          kcal: cheapest('kcal'),
          kJ: cheapest('kJ'),
          fat: cheapest('fat'),
          carbohydrate: cheapest('carbohydrate'),
          protein: cheapest('protein'),
          fibre: cheapest('fibre'),
          portion: cheapest('portion'),
        }
      : plain(best.chosen)
  for (const name of setNames) {
    const option = chosen[name]
    const field = fieldOf[name]
    if (option === null || doubts[field] !== undefined) continue
    if (option.token.brokenOff) doubts[field] = 'broken off'
    else if (best === undefined) {
      if (name === 'portion' || name === 'fibre' || name === 'kJ') continue
      doubts[field] =
        agreementCost(option, chosen.portion, countedAs[name]) === null ? 'contradicted' : 'does not add up'
    } else if (best.cost > MOST_COST) doubts[field] = 'unclear'
    else if (sets.some((set) => set.cost - best.cost <= NEAR_COST && plain(set.chosen)[name]?.value !== option.value)) {
      doubts[field] = 'unclear'
    }
  }
  const values: Partial<Record<LabelField, ReadValue>> = {}
  for (const name of setNames) {
    const option = chosen[name]
    if (option !== null && name !== 'kJ')
      values[fieldOf[name]] = readValue(option, { isWitnessed: isWitnessed(name, chosen) })
  }
  const parts = partValues(table, chosen)
  Object.assign(values, parts.values)
  for (const [field, doubt] of Object.entries(parts.doubts) as [LabelField, Doubt][]) doubts[field] ??= doubt
  const { energy, fat, carbohydrate, protein } = values
  if (Object.keys(doubts).length > 0) return { kind: 'asked', basis, values, doubts }
  if (energy === undefined || fat === undefined || carbohydrate === undefined || protein === undefined) {
    return { kind: 'unreadable' }
  }
  return { kind: 'read', basis, values: { ...values, energy, fat, carbohydrate, protein } }
}
