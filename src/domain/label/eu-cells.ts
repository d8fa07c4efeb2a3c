import { type Columns, columnOf } from './eu-columns.ts'
import type { RowName } from './label-field.ts'
import { isNumber, type NamedSpan } from './named-spans.ts'
import type { Placed, Row } from './rows.ts'
import type { NumberToken, NumberUnit } from './tokens.ts'

/** The figures of one field on a label: from the column per 100, and from the portion column. */
export type Cell = { readonly per100: Placed<NumberToken>; readonly portion: Placed<NumberToken> | null }

type ColumnChoice = { readonly columns: Columns; readonly per100: number; readonly portion: number | null }

function paired(numbers: readonly Placed<NumberToken>[], choice: ColumnChoice): readonly Cell[] {
  const inColumn = (column: number | null) =>
    numbers.find((number) => column !== null && columnOf(choice.columns, number) === column) ?? null
  const per100 = inColumn(choice.per100)
  return per100 === null ? [] : [{ per100, portion: inColumn(choice.portion) }]
}

/** The cells of a field that is given in grams. */
export const gramCells = (spans: readonly NamedSpan[], name: RowName, choice: ColumnChoice): readonly Cell[] =>
  spans
    .filter((span) => span.name === name)
    .flatMap(({ numbers }) =>
      paired(
        numbers.filter(({ token }) => token.unit === 'g' || token.unit === null),
        choice,
      ),
    )

/** Some labels print "kJ/kcal" before the figures: of each pair the larger is in kJ. */
function unitsBefore(numbers: readonly Placed<NumberToken>[]): ReadonlyMap<Placed<NumberToken>, NumberUnit> {
  const bare = numbers.filter(({ token }) => token.unit === null)
  const units = new Map<Placed<NumberToken>, NumberUnit>()
  for (let index = 0; index + 1 < bare.length; index += 2) {
    const [first, second] = [bare[index], bare[index + 1]]
    if (first === undefined || second === undefined) continue
    const isFirstLarger = Number(first.token.digits) > Number(second.token.digits)
    units.set(first, isFirstLarger ? 'kJ' : 'kcal')
    units.set(second, isFirstLarger ? 'kcal' : 'kJ')
  }
  return units
}

/** The cells of the energy in one of its units, in any row. */
export function energyCells(
  rows: readonly Row[],
  spans: readonly NamedSpan[],
  unit: 'kcal' | 'kJ',
  choice: ColumnChoice,
): readonly Cell[] {
  return rows.flatMap((row, index) => {
    const numbers = row.filter(isNumber)
    const isEnergy = spans.some(({ name, row: at }) => name === 'energy' && at === index)
    const words = row.map(({ token }) => (token.kind === 'word' ? token.text.toLowerCase() : '')).join(' ')
    const before = isEnergy && /kj/.test(words) && /kcal/.test(words) ? unitsBefore(numbers) : new Map()
    return paired(
      numbers.filter((number) => (number.token.unit ?? before.get(number)) === unit),
      choice,
    )
  })
}
