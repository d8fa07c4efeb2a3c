import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packDoubts } from './check-values.ts'
import type { PackBasis, PackValues } from './product.ts'

const per100: PackBasis = { per: '100', unit: 'g' }
const kinds = (basis: PackBasis, values: PackValues) => packDoubts(basis, values).map(({ kind }) => kind)

// Figures of real packs, by product group.
test.each<[string, PackBasis, PackValues]>([
  ['muesli', per100, { energy: 370, fat: 7, saturates: 1.2, carbs: 60, sugars: 13, fibre: 9, protein: 11, salt: 0.03 }],
  ['butter', per100, { energy: 741, fat: 82, saturates: 54, carbs: 0.7, sugars: 0.7, protein: 0.7, salt: 0.03 }],
  ['oil', { per: '100', unit: 'ml' }, { energy: 824, fat: 91.6, saturates: 14, carbs: 0, protein: 0 }],
  ['water', per100, { energy: 0, fat: 0, carbs: 0, protein: 0 }],
  [
    'bran cereal, US',
    { per: 'serving', unit: 'g', serving: 31 },
    { energy: 80, fat: 1, carbs: 23, sugars: 6, fibre: 10, protein: 4 },
  ],
  [
    'yogurt, US',
    { per: 'serving', unit: 'g', serving: 150 },
    { energy: 100, fat: 0, carbs: 8, sugars: 6, protein: 16 },
  ],
])('the figures of %s agree', (_, basis, values) => {
  expect(packDoubts(basis, values)).toEqual([])
})

test.each<[string, PackBasis, PackValues, readonly string[]]>([
  ['kJ in place of kcal', per100, { energy: 1549, fat: 7, carbs: 60, protein: 11 }, ['bound', 'energy']],
  ['a digit lost', per100, { energy: 370, fat: 7, carbs: 6, protein: 11 }, ['energy']],
  ['a decimal mark lost', per100, { energy: 57, fat: 15, carbs: 47, protein: 54 }, ['too-much', 'energy']],
  [
    'more saturates than fat',
    per100,
    { energy: 370, fat: 7, saturates: 12, carbs: 60, fibre: 9, protein: 11 },
    ['part'],
  ],
  [
    'a portion that is smaller than its parts',
    { per: 'serving', unit: 'g', serving: 20 },
    { energy: 161, fat: 6, carbs: 22, protein: 4 },
    ['too-much'],
  ],
])('%s is asked about', (_, basis, values, expected) => {
  expect(kinds(basis, values)).toEqual(expected)
})

const gramsOf = fc.integer({ min: 0, max: 330 }).map((tenths) => tenths / 10)
const printedGrams = (grams: number): number => (grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams))

test('correctly printed figures are never asked about', () => {
  fc.assert(
    fc.property(gramsOf, gramsOf, gramsOf, (fat, carbs, protein) => {
      const energy = Math.round(9 * fat + 4 * carbs + 4 * protein)
      const values = { energy, fat: printedGrams(fat), carbs: printedGrams(carbs), protein: printedGrams(protein) }
      expect(packDoubts(per100, values)).toEqual([])
    }),
  )
})

test('energy that is 15 % off is asked about, in any product with some energy', () => {
  fc.assert(
    fc.property(gramsOf, gramsOf, gramsOf, fc.constantFrom(0.85, 1.15), (fat, carbs, protein, times) => {
      const energy = 9 * fat + 4 * carbs + 4 * protein
      fc.pre(energy > 150)
      const values = { energy: Math.round(energy * times), fat, carbs, protein }
      expect(kinds(per100, values)).toContain('energy')
    }),
  )
})
