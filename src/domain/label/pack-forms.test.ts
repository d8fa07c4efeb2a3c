import { expect, test } from 'vitest'
import { doubtOrder } from './doubt-order.ts'
import type { LabelReading } from './label-reading.ts'
import { bar, type ExampleRow, exampleLines, muesli, withoutRow, withText } from './lines.example.ts'
import { readLabel } from './read-label.ts'

const read = (rows: readonly ExampleRow[]) => readLabel(exampleLines(rows))
const plain = (reading: LabelReading) =>
  reading.kind === 'unreadable'
    ? {}
    : Object.fromEntries(Object.entries(reading.values).map(([field, { value }]) => [field, value]))
const doubtsOf = (reading: LabelReading) => (reading.kind === 'asked' ? reading.doubts : {})

/** A cracker as sold in Australia: kilojoules alone, sodium, and shares of a day between its columns. */
const cracker: readonly ExampleRow[] = [
  [['Servings per package 8', 10]],
  [['SERVING SIZE 25g', 10]],
  [
    ['PER SERVING', 250],
    ['%DI', 400],
    ['PER 100g', 500],
  ],
  [
    ['ENERGY', 10],
    ['493kJ', 260],
    ['5.6%', 400],
    ['1,970kJ', 500],
  ],
  [
    ['PROTEIN', 10],
    ['2.0g', 260],
    ['3.9%', 400],
    ['7.9g', 510],
  ],
  [
    ['FAT, TOTAL', 10],
    ['5.0g', 260],
    ['7.2%', 400],
    ['20.0g', 510],
  ],
  [
    ['- SATURATED', 10],
    ['1.0g', 260],
    ['4.0%', 400],
    ['3.9g', 510],
  ],
  [
    ['CARBOHYDRATE', 10],
    ['15.6g', 260],
    ['5.0%', 400],
    ['62.6g', 510],
  ],
  [
    ['- SUGARS', 10],
    ['Nil', 260],
    ['0.4%', 400],
    ['Nil', 510],
  ],
  [
    ['SODIUM', 10],
    ['212mg', 260],
    ['9.2%', 400],
    ['848mg', 510],
  ],
]
const crackerValues = {
  energy: 471,
  fat: 20,
  saturates: 3.9,
  carbohydrate: 62.6,
  sugars: 0,
  protein: 7.9,
  salt: 2.12,
  serving: 25,
}

test('an Australian label in kilojoules is read in kcal, with sodium as salt and "Nil" as 0', () => {
  const reading = read(cracker)
  expect(reading).toMatchObject({ kind: 'read', basis: { per: '100', unit: 'g' } })
  expect(plain(reading)).toEqual(crackerValues)
})

test('kilojoules of three significant figures agree with the calories beside them, and wrong ones do not', () => {
  const both = withText(withText(cracker, '493kJ', '493kJ (118Cal)'), '1,970kJ', '1,970kJ (471Cal)')
  expect(plain(read(both))).toEqual(crackerValues)
  expect(read(withText(both, '1,970kJ (471Cal)', '1,970kJ (491Cal)')).kind).toBe('asked')
  expect(doubtsOf(read(withText(cracker, '1,970kJ', '1,910kJ')))).toHaveProperty('energy')
})

test('units in their own column belong to the numbers of their row', () => {
  const named = cracker.map((row): ExampleRow => {
    const [name, ...cells] = row
    const first = name?.[0] ?? ''
    if (!/ENERGY|SODIUM/.test(first)) return row
    return [
      [`${first} (${first === 'ENERGY' ? 'kJ' : 'mg'})`, 10],
      ...cells.map(([text, x]) => [text.replace(/kJ|mg/, ''), x] as const),
    ]
  })
  expect(plain(read(named))).toEqual(crackerValues)
})

test('a stray number beside the table is no column', () => {
  const stray = cracker.map((row, index): ExampleRow => (index === 5 ? [...row, ['12', 700]] : row))
  expect(plain(read(stray))).toEqual(crackerValues)
})

test('a serving of 100 g is not the heading of the column per 100 g', () => {
  const large = muesli.map((row): ExampleRow => row)
  const reading = read([[['Serving size 100 g', 10]], ...large])
  expect(plain(reading)).toMatchObject({ energy: 369, serving: 40 })
})

test('two columns without the size of the portion: every needed figure is asked about', () => {
  const reading = read(withText(muesli, 'je Portion (40 g)', 'je Portion'))
  expect(doubtsOf(reading)).toMatchObject({ serving: 'missing', energy: 'no basis', fat: 'no basis' })
})

test('without a heading of 100 the label is proposed with each column taken for it, every figure marked', () => {
  const reading = read(withText(muesli, 'je100g', 'je Packung'))
  expect(reading).toMatchObject({ kind: 'asked', basis: null })
  const columns = reading.kind === 'asked' ? (reading.columns ?? []) : []
  expect(columns.map(({ values }) => values.energy?.value)).toEqual([369, 147])
  for (const column of columns)
    expect(Object.keys(column.doubts).toSorted()).toEqual(Object.keys(column.values).toSorted())
})

test('the figure with the fewest witnesses is asked about first', () => {
  expect(doubtOrder(read(withText(withoutRow(bar, 'Protein 7g'), '14%', '21%'))).slice(0, 2)).toEqual([
    'protein',
    'fat',
  ])
  expect(doubtOrder(read(bar))).toEqual([])
})

test('a European label that lost its calories asks about the energy of the kilojoules', () => {
  const reading = read(withText(withText(muesli, '1549 kJ / 369 kcal', '1549 kJ'), '620kJ/147kcal', '620kJ'))
  expect(doubtsOf(reading)).toHaveProperty('energy')
})

test('a row in several languages is one row', () => {
  const three = withText(withText(muesli, 'Fett', 'Fett / Matieres grasses / Grassi'), 'Salz', 'Salz / Sel / Sale')
  expect(plain(read(three))).toEqual(plain(read(muesli)))
})

test('unsaturated fat is never taken for saturated fat', () => {
  const rows = muesli.flatMap((row): readonly ExampleRow[] =>
    row[0]?.[0] === 'davongesattigte Fettsauren'
      ? [
          [
            ['mehrfach ungesattigte Fettsauren', 20],
            ['4,0 g', 340],
            ['1,6 g', 500],
          ],
        ]
      : [row],
  )
  expect(plain(read(rows))).not.toHaveProperty('saturates')
})

test.each<[string, readonly ExampleRow[], 'read' | 'asked']>([
  ['of 1993', withText(bar, '14%', '17%'), 'read'],
  ['of no law', withText(bar, '14%', '21%'), 'asked'],
  ['of two laws at once', withText(withText(bar, '14%', '17%'), '11%', '9%'), 'asked'],
])('percentages %s are judged by the daily values of one law', (_, rows, kind) => {
  expect(read(rows).kind).toBe(kind)
})

test('calories off the rounding grid are asked about alone', () => {
  expect(doubtsOf(read(withText(bar, '210', '211')))).toEqual({ energy: 'off the rounding grid' })
})

/** A cocoa powder as sold in Canada. */
const cocoa: readonly ExampleRow[] = [
  [['Nutrition Facts / Valeur nutritive', 10]],
  [['Per 1 tbsp (14 g)', 10]],
  [['pour 1 c. a soupe (14 g)', 10]],
  [
    ['Calories / Calories', 10],
    ['50', 300],
  ],
  [
    ['Fat / Lipides 0.3 g', 10],
    ['1 %', 300],
  ],
  [['Saturated / satures 0.1 g', 30]],
  [['Trans / trans 0 g', 30]],
  [
    ['Sodium / Sodium 65 mg', 10],
    ['3 %', 300],
  ],
  [
    ['Carbohydrate / Glucides 13 g', 10],
    ['4 %', 300],
  ],
  [
    ['Fibre / Fibres 0 g', 30],
    ['0 %', 300],
  ],
  [['Sugars / Sucres 12 g', 30]],
  [['Protein / Proteines 0.4 g', 10]],
  [['PREPARED FOR / PREPARE POUR', 10]],
]

test('a Canadian label is read: tenths of a gram, a serving printed twice, and who it was prepared for', () => {
  const reading = read(cocoa)
  expect(reading).toMatchObject({ kind: 'read', basis: { per: 'serving', unit: 'g' } })
  expect(plain(reading)).toEqual({
    energy: 50,
    fat: 0.3,
    saturates: 0.1,
    carbohydrate: 13,
    sugars: 12,
    fibre: 0,
    protein: 0.4,
    salt: 0.163,
    serving: 14,
  })
  expect(reading.kind === 'read' && reading.values.serving?.isWitnessed).toBe(true)
})

test('an American label knows no tenths', () => {
  expect(read(withText(bar, 'Protein 7g', 'Protein 0.4g')).kind).toBe('asked')
})

test('an amount above the table that nothing calls a serving is asked about', () => {
  const unnamed = withText(withoutRow(cocoa, 'pour 1 c. a soupe (14 g)'), 'Per 1 tbsp (14 g)', 'Fine food (14 g)')
  expect(doubtsOf(read(unnamed))).toEqual({ serving: 'unclear' })
  const weight = withText(withoutRow(cocoa, 'pour 1 c. a soupe (14 g)'), 'Per 1 tbsp (14 g)', 'Net weight (14 g)')
  expect(doubtsOf(read(weight))).toEqual({ serving: 'missing' })
})

test.each<[string, string, readonly ExampleRow[]]>([
  ['ounces', '1 oz (28g)', []],
  ['the net weight', '1 bar (45g)', [[['NET WT 12.7 oz 360 g', 10]]]],
])('the size of an American serving is confirmed by %s', (_, size, front) => {
  const rows = withText(bar, '1 bar (45g)', size)
  const servings: ExampleRow = [['8 servings per container', 10]]
  const reading = read([...front, rows[0] ?? [], servings, ...rows.slice(1)])
  const { serving } = reading.kind === 'unreadable' ? {} : reading.values
  expect(serving?.isWitnessed).toBe(true)
})

test('when no figures add up, all of them are marked', () => {
  const reading = read(withText(bar, '210', '900'))
  expect(reading.kind).toBe('asked')
  expect(Object.keys(doubtsOf(reading)).toSorted()).toEqual(Object.keys(plain(reading)).toSorted())
})

test('an Indonesian label without a column per 100 g is per serving', () => {
  const words: Readonly<Record<string, string>> = {
    'Serving size': 'Takaran saji',
    Calories: 'Energi total',
    TotalFat11g: 'Lemak total 11g',
    'Saturated Fat 2g': 'Lemak jenuh 2g',
    Sodium200mg: 'Garam (natrium) 200mg',
    TotalCarbohydrate22g: 'Karbohidrat total 22g',
    'Dietary Fiber 3g': 'Serat pangan 3g',
    'Total Sugars 9g': 'Gula 9g',
    '210': '210 kkal',
    '14%': '16%',
    '8%': '7%',
    '11%': '10%',
    '9%': '13%',
  }
  const rows = bar.map((row): ExampleRow => row.map(([text, x]) => [words[text] ?? text, x] as const))
  expect(plain(read(rows))).toEqual(plain(read(bar)))
  expect(read(rows)).toMatchObject({ kind: 'read', basis: { per: 'serving', unit: 'g' } })
})
