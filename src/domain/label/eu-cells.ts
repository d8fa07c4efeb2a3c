import { type ColumnChoice, columnOf } from './eu-columns.ts'
import type { RowName } from './label-field.ts'
import { isNumber, type NamedSpan } from './named-spans.ts'
import type { PlacedToken, Row } from './rows.ts'
import type { NumberToken, NumberUnit } from './tokens.ts'

/** The figures of one field on a label: from the column per 100, and from the portion column. */
export type Cell = { readonly per100: PlacedToken<NumberToken>; readonly portion: PlacedToken<NumberToken> | null }

function paired(numbers: readonly PlacedToken<NumberToken>[], choice: ColumnChoice): readonly Cell[] {
  const inColumn = (column: number | null) =>
    numbers.find((number) => column !== null && columnOf(choice.columns, number) === column) ?? null
  const per100 = inColumn(choice.per100)
  return per100 === null ? [] : [{ per100, portion: inColumn(choice.portion) }]
}

/** Some labels print the unit with the name: "Sodium (mg) 84 270". */
const unitInName = ({ words }: NamedSpan, row: Row): 'g' | 'mg' | null => {
  const last = words.at(-1)
  const after = row.find(({ token, left }) => token.kind === 'word' && last !== undefined && left > last.left)
  const text = after?.token.kind === 'word' ? after.token.text.toLowerCase() : ''
  return text === 'mg' ? 'mg' : text === 'g' ? 'g' : null
}

/** The cells of a field that is given in grams; sodium also in milligrams. */
export const gramCells = (spans: readonly NamedSpan[], name: RowName, choice: ColumnChoice): readonly Cell[] =>
  spans
    .filter((span) => span.name === name)
    .flatMap(({ numbers }) =>
      paired(
        numbers.filter(({ token }) => token.unit === 'g' || token.unit === null),
        choice,
      ),
    )

/** The cells of sodium, and whether they are in milligrams: by their unit, or by the one that is printed with the name. */
export const sodiumCells = (
  rows: readonly Row[],
  spans: readonly NamedSpan[],
  choice: ColumnChoice,
): readonly { readonly cell: Cell; readonly unit: 'g' | 'mg' }[] =>
  spans
    .filter((span) => span.name === 'sodium')
    .flatMap((span) => {
      const own = unitInName(span, rows[span.row] ?? [])
      return (['g', 'mg'] as const).flatMap((unit) =>
        paired(
          span.numbers.filter(({ token }) => (token.unit ?? own) === unit),
          choice,
        ).map((cell) => ({ cell, unit })),
      )
    })

const isCalories = (unit: NumberUnit): boolean => unit === 'kcal' || unit === 'Cal'

/** Some labels print "kJ/kcal" before the figures: of each pair the larger is in kJ. */
function unitsOfPairs(numbers: readonly PlacedToken<NumberToken>[]): ReadonlyMap<PlacedToken<NumberToken>, NumberUnit> {
  const bare = numbers.filter(({ token }) => token.unit === null)
  const units = new Map<PlacedToken<NumberToken>, NumberUnit>()
  for (let index = 0; index + 1 < bare.length; index += 2) {
    const [first, second] = [bare[index], bare[index + 1]]
    if (first === undefined || second === undefined) continue
    const isFirstLarger = Number(first.token.digits) > Number(second.token.digits)
    units.set(first, isFirstLarger ? 'kJ' : 'kcal')
    units.set(second, isFirstLarger ? 'kcal' : 'kJ')
  }
  return units
}

/** The units of the bare numbers of a row, from the units that stand in it as words. */
function unitsByWords(row: Row, isEnergy: boolean): ReadonlyMap<PlacedToken<NumberToken>, NumberUnit> {
  const numbers = row.filter(isNumber)
  const words = row.flatMap(({ token }) => (token.kind === 'word' ? [token.text.toLowerCase()] : []))
  const hasKJ = words.some((word) => word.includes('kj'))
  const hasKcal = words.some((word) => word.includes('kcal') || word === 'cal')
  if (hasKJ && hasKcal) return isEnergy ? unitsOfPairs(numbers) : new Map()
  // "(Cal) 110 355" is a row of its own under that in kilojoules.
  const isAlone = isEnergy || words.length === 1
  if (!isAlone || !(hasKJ || hasKcal)) return new Map()
  return new Map(numbers.filter(({ token }) => token.unit === null).map((number) => [number, hasKJ ? 'kJ' : 'kcal']))
}

/** The cells of the energy in one of its units, in any row. */
export function energyCells(
  rows: readonly Row[],
  spans: readonly NamedSpan[],
  unit: 'kcal' | 'kJ',
  choice: ColumnChoice,
): readonly Cell[] {
  return rows.flatMap((row, index) => {
    const isEnergy = spans.some(({ name, row: at }) => name === 'energy' && at === index)
    const byWords = unitsByWords(row, isEnergy)
    return paired(
      row.filter(isNumber).filter((number) => {
        const own = number.token.unit ?? byWords.get(number) ?? null
        return unit === 'kJ' ? own === 'kJ' : isCalories(own)
      }),
      choice,
    )
  })
}
