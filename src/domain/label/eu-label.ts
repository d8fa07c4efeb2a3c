import { cheapestSets, MOST_COST, NEAR_COST } from './cheapest-set.ts'
import { KJ_PER_KCAL } from './energy.ts'
import {
  agreementCost,
  type ChosenValues,
  countedAs,
  hasPortionWitness,
  isPhysical,
  isWitnessed,
  type SetName,
  setNames,
  witnessCost,
} from './eu-agreement.ts'
import { type EuTable, euTableOf, type Maybe, possibleEuTables, type SaltOption } from './eu-table.ts'
import { type Doubt, type LabelField, labelFields, neededNutrients } from './label-field.ts'
import type { AskedReading, Basis, Doubts, LabelReading, ReadValue } from './label-reading.ts'
import type { NamedSpan } from './named-spans.ts'
import type { Row } from './rows.ts'
import { readValue, type ValueOption } from './value-option.ts'

const fieldOf: Readonly<Record<SetName, LabelField>> = {
  kcal: 'energy',
  kJ: 'energy',
  fat: 'fat',
  carbohydrate: 'carbohydrate',
  protein: 'protein',
  fibre: 'fibre',
  portion: 'serving',
}

/**
 * The values besides the needed ones, with a doubt unless they fit under their whole and the portion column does not
 * contradict them.
 */
function partValues(
  table: EuTable,
  chosen: ChosenValues,
): { values: Partial<Record<LabelField, ReadValue>>; doubts: Doubts } {
  const values: Partial<Record<LabelField, ReadValue>> = {}
  const doubts: Partial<Record<LabelField, Doubt>> = {}
  const grams = (options: readonly ValueOption[]): readonly SaltOption[] =>
    options.map((option) => ({ option, times: 1, counted: 'grams' }))
  const parts = [
    { name: 'saturates', options: grams(table.parts.saturates), whole: chosen.fat },
    { name: 'sugars', options: grams(table.parts.sugars), whole: chosen.carbohydrate },
    { name: 'salt', options: table.parts.salt, whole: null },
  ] as const
  for (const { name, options, whole } of parts) {
    const fitting = options.filter(
      ({ option, counted }) =>
        option.cost <= 1 &&
        agreementCost(option, chosen.portion, counted) !== null &&
        (whole === null || option.value - option.half <= whole.value + whole.half),
    )
    const [best] = fitting.length > 0 ? fitting : options
    if (best === undefined) continue
    values[name] = readValue(best.option, {
      isWitnessed: hasPortionWitness(best.option, chosen),
      times: best.times,
    })
    if (fitting.length === 0) doubts[name] = 'contradicted'
    else if (best.option.token.brokenOff) doubts[name] = 'broken off'
  }
  return { values, doubts }
}

/** Marks every value of a reading as doubtful. */
export function allDoubtful(reading: LabelReading, doubt: Doubt): AskedReading {
  const values = reading.kind === 'unreadable' ? {} : reading.values
  const doubts: { [F in LabelField]?: Doubt } = reading.kind === 'asked' ? { ...reading.doubts } : {}
  for (const field of labelFields) if (values[field] !== undefined) doubts[field] ??= doubt
  return {
    ...(reading.kind === 'asked' ? reading : {}),
    kind: 'asked',
    basis: reading.kind === 'unreadable' ? null : reading.basis,
    values,
    doubts,
  }
}

/** The reading of a label of which nothing says to what amount its figures refer. */
export function readWithoutBasis(rows: readonly Row[], spans: readonly NamedSpan[]): LabelReading {
  const columns = possibleEuTables(rows, spans).map((table) => allDoubtful(readingOf(table), 'no basis'))
  return {
    kind: 'asked',
    basis: null,
    values: {},
    doubts: { energy: 'no basis', fat: 'no basis', carbohydrate: 'no basis', protein: 'no basis' },
    columns: columns.filter(({ values }) => values.energy !== undefined),
  }
}

const plain = (chosen: { readonly [N in SetName]: Maybe }): ChosenValues => ({
  kcal: chosen.kcal.option,
  kJ: chosen.kJ.option,
  fat: chosen.fat.option,
  carbohydrate: chosen.carbohydrate.option,
  protein: chosen.protein.option,
  fibre: chosen.fibre.option,
  portion: chosen.portion.option,
})

type Sets = ReturnType<typeof cheapestSets<SetName, Maybe>>

function doubtOf(name: SetName, option: ValueOption, chosen: ChosenValues, sets: Sets): Doubt | null {
  if (option.token.brokenOff) return 'broken off'
  const [best] = sets
  if (best === undefined) {
    const isContradicted = name !== 'portion' && agreementCost(option, chosen.portion, countedAs[name]) === null
    return isContradicted ? 'contradicted' : 'does not add up'
  }
  if (best.cost > MOST_COST) return 'unclear'
  const isAmbiguous = sets.some(
    (set) => set.cost - best.cost <= NEAR_COST && plain(set.chosen)[name]?.value !== option.value,
  )
  return isAmbiguous ? 'unclear' : null
}

/** The energy in kcal. A label in kilojoules alone has it converted. */
function energyValue(chosen: ChosenValues): ReadValue | undefined {
  if (chosen.kcal !== null) return readValue(chosen.kcal, { isWitnessed: isWitnessed('kcal', chosen) })
  if (chosen.kJ === null) return undefined
  const value = readValue(chosen.kJ, { isWitnessed: isWitnessed('kJ', chosen) })
  return { ...value, value: Math.round(chosen.kJ.value / KJ_PER_KCAL) }
}

/** Reads a label of the European form, per 100 g or ml; null if it has no column that is known to be per 100. */
export function readEuTable(rows: readonly Row[], spans: readonly NamedSpan[]): LabelReading | null {
  const table = euTableOf(rows, spans)
  return table === null ? null : readingOf(table)
}

function readingOf(table: EuTable): LabelReading {
  const basis: Basis = { per: '100', unit: table.unit }
  const { options } = table
  const doubts: Partial<Record<LabelField, Doubt>> = {}
  for (const name of ['fat', 'carbohydrate', 'protein'] as const) {
    if (options[name].length === 0) doubts[name] = 'missing'
  }
  const isAbsent = (name: SetName): boolean => options[name].every(({ option }) => option === null)
  if (isAbsent('kcal') && isAbsent('kJ')) doubts.energy = 'missing'
  // In Europe calories are always printed: then they were lost, and are not exactly those of the kilojoules.
  else if (isAbsent('kcal') && !table.isAustralian) doubts.energy = 'unclear'
  const lacksSize = table.hasPortion && isAbsent('portion')
  if (lacksSize) doubts.serving = 'missing'
  const tried = { ...options }
  for (const name of setNames) if (tried[name].length === 0) tried[name] = [{ cost: 0, option: null }]
  const sets = cheapestSets(setNames, tried, (maybe) => {
    const chosen = plain(maybe)
    return isPhysical(chosen) ? witnessCost(chosen) : null
  })
  const [best] = sets
  const cheapest = (name: SetName): ValueOption | null =>
    options[name].reduce<Maybe | null>((a, b) => (a === null || b.cost < a.cost ? b : a), null)?.option ?? null
  const chosen: ChosenValues =
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
    if (option === null || doubts[fieldOf[name]] !== undefined) continue
    const doubt = doubtOf(name, option, chosen, sets)
    if (doubt !== null) doubts[fieldOf[name]] = doubt
  }
  const values: Partial<Record<LabelField, ReadValue>> = {}
  const energy = energyValue(chosen)
  if (energy !== undefined) values.energy = energy
  for (const name of ['fat', 'carbohydrate', 'protein', 'fibre', 'portion'] as const) {
    const option = chosen[name]
    if (option !== null) values[fieldOf[name]] = readValue(option, { isWitnessed: isWitnessed(name, chosen) })
  }
  const parts = partValues(table, chosen)
  Object.assign(values, parts.values)
  for (const [field, doubt] of Object.entries(parts.doubts) as [LabelField, Doubt][]) doubts[field] ??= doubt
  // Two columns without the size of the portion: only their headings tell which is which, and those may be misplaced.
  if (lacksSize) for (const field of neededNutrients) if (values[field] !== undefined) doubts[field] ??= 'no basis'
  if (best === undefined)
    for (const field of ['saturates', 'sugars', 'salt'] as const) {
      if (values[field] !== undefined) doubts[field] ??= 'does not add up'
    }
  const { fat, carbohydrate, protein } = values
  if (Object.keys(doubts).length > 0) return { kind: 'asked', basis, values, doubts }
  if (energy === undefined || fat === undefined || carbohydrate === undefined || protein === undefined) {
    return { kind: 'unreadable' }
  }
  return { kind: 'read', basis, values: { ...values, energy, fat, carbohydrate, protein } }
}
