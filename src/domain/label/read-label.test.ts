import { describe, expect, test } from 'vitest'
import type { LabelReading } from './label-reading.ts'
import {
  bar,
  dailyValueFootnote,
  type ExampleRow,
  exampleLines,
  muesli,
  withoutRow,
  withText,
} from './lines.example.ts'
import { readLabel } from './read-label.ts'

const read = (rows: readonly ExampleRow[]) => readLabel(exampleLines(rows))
const plain = (reading: LabelReading) =>
  reading.kind === 'unreadable'
    ? {}
    : Object.fromEntries(Object.entries(reading.values).map(([field, { value }]) => [field, value]))
const doubts = (rows: readonly ExampleRow[]) => {
  const reading = read(rows)
  return reading.kind === 'asked' ? reading.doubts : {}
}

const muesliValues = {
  energy: 369,
  fat: 7,
  saturates: 1.2,
  carbohydrate: 59,
  sugars: 13,
  fibre: 9.1,
  protein: 13,
  salt: 0.03,
  serving: 40,
}

test('a European label is read per 100 g, even without accents, blanks or ß', () => {
  const reading = read(muesli)
  expect(reading).toMatchObject({ kind: 'read', basis: { per: '100', unit: 'g' } })
  expect(plain(reading)).toEqual(muesliValues)
})

test('an American label is read per serving; sodium is converted to salt', () => {
  const reading = read(bar)
  expect(reading).toMatchObject({ kind: 'read', basis: { per: 'serving', unit: 'g' } })
  expect(plain(reading)).toEqual({
    energy: 210,
    fat: 11,
    saturates: 2,
    carbohydrate: 22,
    fibre: 3,
    sugars: 9,
    protein: 7,
    salt: 0.5,
    serving: 45,
  })
})

test.each<[string, readonly ExampleRow[], string, object]>([
  ['a digit of the fat', muesli, 'fat', { from: '7,0g', to: '1,0g' }],
  ['a digit of the energy', muesli, 'energy', { from: '1549 kJ / 369 kcal', to: '1549 kJ / 389 kcal' }],
  ['the kilojoules', muesli, 'energy', { from: '1549 kJ / 369 kcal', to: '1599 kJ / 369 kcal' }],
  ['a tenth of a gram that only the portion contradicts', muesli, 'fat', { from: '7,0g', to: '7,4g' }],
  ['a digit of the portion', muesli, 'protein', { from: '5,2 g', to: '6,2 g' }],
  ['a digit of the carbohydrate', bar, 'carbohydrate', { from: 'TotalCarbohydrate22g', to: 'TotalCarbohydrate27g' }],
  ['the percentage of fat', bar, 'fat', { from: '14%', to: '19%' }],
  ['calories off the rounding grid', bar, 'energy', { from: '210', to: '213' }],
])('a misreading of %s is asked about', (_, rows, field, change) => {
  const { from, to } = change as { from: string; to: string }
  expect(doubts(withText(rows, from, to))).toHaveProperty(field)
})

test.each<[string, string, string]>([
  ['g read as 9', '13 g', '139'],
  ['0 read as O', '7,0g', '7,Og'],
  ['a lost decimal mark', '7,0g', '70g'],
  ['the unit read as a letter', '59 g', '59l'],
])('%s is repaired, since the other figures confirm it', (_, from, to) => {
  const reading = read(withText(muesli, from, to))
  expect(reading.kind).toBe('read')
  expect(plain(reading)).toMatchObject({ fat: 7, carbohydrate: 59, protein: 13 })
})

test('a missing figure is asked about and never 0', () => {
  for (const [row, field] of [
    ['Fett', 'fat'],
    ['Kohlenhydrate', 'carbohydrate'],
    ['EiweiB', 'protein'],
    ['Energie', 'energy'],
  ] as const) {
    const reading = read(withoutRow(muesli, row))
    expect(reading).toMatchObject({ kind: 'asked', doubts: { [field]: 'missing' } })
    expect(plain(reading)).not.toHaveProperty(field)
  }
  expect(plain(read(withoutRow(muesli, 'Salz')))).not.toHaveProperty('salt')
})

test('less than half a gram is read as 0', () => {
  const reading = read(withText(withText(muesli, '1,2 g', '<0,5g'), '0,5 g', '<0,5 g'))
  expect(plain(reading)).toMatchObject({ saturates: 0 })
})

test('a figure that lost the digit after its decimal mark is asked about', () => {
  expect(doubts(withText(muesli, '7,0g', '7,g'))).toMatchObject({ fat: 'broken off' })
})

test('per 100 ml is distinguished from per 100 g, and one of each is asked about', () => {
  const drink = withText(withText(muesli, 'je100g', 'je 100 ml'), 'je Portion (40 g)', 'je Portion (40 ml)')
  expect(read(drink)).toMatchObject({ kind: 'read', basis: { per: '100', unit: 'ml' } })
  expect(doubts(withText(muesli, 'je100g', 'je 100g / 100ml'))).toMatchObject({ energy: 'no basis' })
  expect(doubts(withText(muesli, 'je100g', 'je Packung'))).toMatchObject({ energy: 'no basis' })
})

test('figures of the prepared dish are asked about', () => {
  expect(doubts([...muesli, [['zubereitet mit Milch', 10]]])).toMatchObject({ energy: 'as prepared' })
})

test('an American serving with two sizes, or with none, is asked about', () => {
  expect(doubts(withText(bar, '1 bar (45g)', '1 bar (45g) 2 bars (90g)'))).toMatchObject({ serving: 'several sizes' })
  expect(doubts(withText(bar, '1 bar (45g)', '1 bar'))).toMatchObject({ serving: 'missing' })
})

test('text that is not a label is unreadable', () => {
  expect(readLabel([])).toEqual({ kind: 'unreadable' })
  expect(read([[['Best before 12.2027', 10]], [['Store cool and dry', 10]]])).toEqual({ kind: 'unreadable' })
})

test('a figure with a leading zero has lost its decimal mark and is asked about', () => {
  expect(doubts(withText(muesli, '0,03g', '003g'))).toHaveProperty('salt')
})

test('on a tilted label, names get the figures of their own row', () => {
  const tilted = exampleLines(muesli).map((line) => {
    const lowered = ({ x, y }: { x: number; y: number }) => ({ x, y: y + x * 0.1 })
    return { ...line, start: lowered(line.start), end: lowered(line.end) }
  })
  expect(plain(readLabel(tilted))).toEqual(muesliValues)
})

describe('footnotes', () => {
  test('change nothing in a label that is legible', () => {
    expect(read([...bar, ...dailyValueFootnote])).toMatchObject({ kind: 'read' })
    expect(plain(read([...bar, ...dailyValueFootnote]))).toEqual(plain(read(bar)))
  })

  test('lend no figure to a row that was not recognised, even if it would add up', () => {
    const withoutFat = withText(withoutRow(bar, 'TotalFat11g'), '210', '200')
    const reading = read([...withoutFat, ...dailyValueFootnote])
    expect(reading).toMatchObject({ kind: 'asked', doubts: { fat: 'missing' } })
    expect(plain(reading)).not.toHaveProperty('fat')
    expect(plain(read([...withoutRow(bar, 'Dietary Fiber 3g'), ...dailyValueFootnote]))).not.toHaveProperty('fibre')
  })

  test('cut a second table below them, and are found when a letter in seven is misread', () => {
    const misread = [['* The % Daity Va1ue (DV) tells you how much a nutrient', 10]] as const
    const imported = [...bar, misread, ...withoutRow(muesli, 'Nahrwertangaben')]
    expect(plain(read(imported))).toEqual(plain(read(bar)))
    expect(
      read([...muesli, [['Referenzmenge für einen durchschnittlichen Erwachsenen (8400 kJ / 2000 kcal)', 10]]]),
    ).toEqual(read(muesli))
  })

  test('a list of ingredients above the table does not cut it away', () => {
    expect(read([[['Ingredients: oats, sugar, salt and sunflower oil in small amounts', 10]], ...bar])).toMatchObject({
      kind: 'read',
    })
  })
})
