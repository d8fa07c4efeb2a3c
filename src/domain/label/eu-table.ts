import { SALT_OF_SODIUM } from './energy.ts'
import { halfOfThreeFigures, type SetName } from './eu-agreement.ts'
import { type Cell, energyCells, gramCells, sodiumCells } from './eu-cells.ts'
import { type ColumnChoice, choiceOf, possibleChoices } from './eu-columns.ts'
import type { NamedSpan } from './named-spans.ts'
import type { NumberKind } from './readings.ts'
import type { Row } from './rows.ts'
import { optionsOf, type ValueOption } from './value-option.ts'

/** An option, or null if the label does not have the value. */
export type Maybe = { readonly cost: number; readonly option: ValueOption | null }

/** The ways to read salt: from its own row, or from that of sodium times a factor. */
export type SaltOption = { readonly option: ValueOption; readonly times: number; readonly counted: NumberKind }

/** Everything that the figures of a table may be. */
export type EuTable = {
  readonly options: { readonly [N in SetName]: readonly Maybe[] }
  readonly parts: {
    readonly saturates: readonly ValueOption[]
    readonly sugars: readonly ValueOption[]
    readonly salt: readonly SaltOption[]
  }
  readonly unit: 'g' | 'ml'
  readonly hasPortion: boolean
  /** Whether the label may give energy in kilojoules alone: it has sodium in place of salt, and no kcal. */
  readonly isAustralian: boolean
}

const cellOptions = (cells: readonly Cell[], counted: NumberKind): readonly ValueOption[] =>
  cells.flatMap(({ per100, portion }) => optionsOf(per100, counted, portion === null ? [] : [portion]))

const some = (options: readonly ValueOption[]): readonly Maybe[] =>
  options.map((option) => ({ cost: option.cost, option }))
const orAbsent = (options: readonly ValueOption[]): readonly Maybe[] =>
  options.length === 0 ? [{ cost: 0, option: null }] : some(options)

/** A row with as many names is the panel on the front of a pack, whose figures are elsewhere. */
const PANEL_NAMES = 3

const GRAMS_OF_MG = 1 / 1000

function tableRows(all: readonly NamedSpan[]): readonly NamedSpan[] {
  const names = new Map<number, number>()
  for (const { row } of all) names.set(row, (names.get(row) ?? 0) + 1)
  return all.filter(({ row }) => (names.get(row) ?? 0) < PANEL_NAMES)
}

/** The figures of the table of a label; null if its headings do not say which of its columns is per 100. */
export function euTableOf(rows: readonly Row[], all: readonly NamedSpan[]): EuTable | null {
  const spans = tableRows(all)
  const choice = choiceOf(rows, all, spans)
  return choice === null ? null : tableWith(choice, rows, spans)
}

/** The figures of a table whose headings do not tell, with each of its columns taken for the one per 100. */
export function possibleEuTables(rows: readonly Row[], all: readonly NamedSpan[]): readonly EuTable[] {
  const spans = tableRows(all)
  return possibleChoices(rows, all, spans).map((choice) => tableWith(choice, rows, spans))
}

function tableWith(choice: ColumnChoice, rows: readonly Row[], spans: readonly NamedSpan[]): EuTable {
  const grams = (name: 'fat' | 'carbohydrate' | 'protein' | 'fibre' | 'saturates' | 'sugars') =>
    cellOptions(gramCells(spans, name, choice), 'grams')
  const energy = (unit: 'kcal' | 'kJ') => cellOptions(energyCells(rows, spans, unit, choice), 'whole')
  const printsKcal = rows
    .flat()
    .some(({ token }) => (token.kind === 'number' ? token.unit === 'kcal' : /kcal/i.test(token.text)))
  const kJ = energy('kJ').map((option) =>
    printsKcal ? option : { ...option, half: halfOfThreeFigures(option.value, option.half), isThreeFigures: true },
  )
  const salt = cellOptions(gramCells(spans, 'salt', choice), 'salt')
  const sodium = sodiumCells(rows, spans, choice).flatMap(({ cell, unit }): SaltOption[] => {
    const counted = unit === 'mg' ? 'grams' : 'salt'
    const times = unit === 'mg' ? SALT_OF_SODIUM : SALT_OF_SODIUM / GRAMS_OF_MG
    return cellOptions([cell], counted).map((option) => ({ option, times, counted }))
  })
  return {
    options: {
      kcal: orAbsent(energy('kcal')),
      kJ: orAbsent(kJ),
      fat: some(grams('fat')),
      carbohydrate: some(grams('carbohydrate')),
      protein: some(grams('protein')),
      fibre: orAbsent(grams('fibre')),
      portion: orAbsent(
        choice.sizes.flatMap(({ placed }) => optionsOf(placed, 'grams')).filter(({ value }) => value > 0),
      ),
    },
    parts: {
      saturates: grams('saturates'),
      sugars: grams('sugars'),
      salt: salt.length > 0 ? salt.map((option) => ({ option, times: 1, counted: 'salt' })) : sodium,
    },
    unit: choice.unit,
    hasPortion: choice.portion !== null,
    isAustralian: !printsKcal && salt.length === 0 && sodium.length > 0,
  }
}
