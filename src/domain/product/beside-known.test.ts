import { expect, test } from 'vitest'
import { besideKnown, type KnownPack } from './beside-known.ts'
import type { PackReading } from './pack-reading.ts'

const label: PackReading = {
  basis: { per: 'serving', unit: 'g', serving: 28 },
  values: { energy: 150, fat: 9, carbs: 15, protein: 2, salt: 0.375 },
  doubtful: [],
}
const known: KnownPack = {
  basis: { per: '100', unit: 'g', serving: 28 },
  values: { energy: 536, fat: 32.1, carbs: 53.6, protein: 7.1, salt: 1.34 },
  doubtful: [],
}

test('figures for another amount of the same product agree within the rounding of both', () => {
  expect(besideKnown(label, known)).toEqual({ kind: 'same', fields: [], reading: label })
})

test('a sure label is believed where it says something else, and the difference is named', () => {
  const other = { ...known, values: { ...known.values, fat: 25 } }
  expect(besideKnown(label, other)).toEqual({ kind: 'label', fields: ['fat'], reading: label })
})

test('what the label is unsure of is settled by a product that fits the rest', () => {
  const unsure: PackReading = { ...label, values: { ...label.values, fat: 3 }, doubtful: ['fat', 'protein'] }
  const { kind, fields, reading } = besideKnown(unsure, known)
  expect({ kind, fields }).toEqual({ kind: 'settled', fields: ['fat', 'protein'] })
  expect(reading.values).toEqual({ ...label.values, fat: 9 })
  expect(reading.doubtful).toEqual([])
})

test('a figure that could not be read is settled in the same way', () => {
  const { protein: _, ...rest } = label.values
  const { reading } = besideKnown({ ...label, values: rest, doubtful: ['protein'] }, known)
  expect(reading.values.protein).toBe(2)
})

test('a product that fits too little of the label settles nothing', () => {
  const unsure: PackReading = { ...label, doubtful: ['energy', 'fat', 'carbs', 'protein'] }
  const stranger = { ...known, values: { energy: 60, fat: 1, carbs: 10, protein: 7.1 } }
  expect(besideKnown(unsure, stranger)).toMatchObject({ kind: 'asked', fields: ['energy', 'fat', 'carbs'] })
})

test('when both are unsure, the difference is asked about', () => {
  const unsure: PackReading = { ...label, doubtful: ['protein'] }
  const found = besideKnown(unsure, { ...known, values: { ...known.values, fat: 25 } })
  expect(found).toMatchObject({ kind: 'asked', fields: ['fat'] })
  expect(found.reading.doubtful).toEqual(['protein', 'fat'])
})

test.each<[string, Partial<KnownPack>]>([
  ['millilitres', { basis: { per: '100', unit: 'ml' } }],
  ['no amount', { basis: null }],
  ['doubtful figures', { doubtful: ['energy', 'fat', 'carbs', 'protein', 'salt'] }],
])('a label in grams is not compared with %s', (_, part) => {
  expect(besideKnown(label, { ...known, ...part })).toEqual({ kind: 'apart', fields: [], reading: label })
})
