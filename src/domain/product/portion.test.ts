import { expect, test } from 'vitest'
import { portionFigures } from './portion.ts'
import type { Product } from './product.ts'

const muesli: Product = {
  name: 'Muesli',
  basis: { per: '100', unit: 'g', serving: 45 },
  values: { energy: 370, fat: 7, carbs: 60, protein: 11, fibre: 9, salt: 0.1 },
}
const bar: Product = {
  name: 'Bar',
  basis: { per: 'serving', unit: 'g', serving: 40 },
  values: { energy: 160, fat: 6, carbs: 22, protein: 4 },
}
const grams = (count: number) => ({ in: 'unit', count }) as const
const servings = (count: number) => ({ in: 'servings', count }) as const

test('a weight and the same amount in servings have the same figures', () => {
  expect(portionFigures(muesli, grams(90))).toEqual({
    energy: 333,
    protein: 10,
    carbs: 54,
    fat: 6,
    fibre: 8,
    sodium: 36,
  })
  expect(portionFigures(muesli, servings(2))).toEqual(portionFigures(muesli, grams(90)))
  expect(portionFigures(bar, servings(1.5))).toEqual(portionFigures(bar, grams(60)))
})

test('servings without a size have no figures', () => {
  expect(portionFigures({ ...muesli, basis: { per: '100', unit: 'g' } }, servings(1))).toBeNull()
})
