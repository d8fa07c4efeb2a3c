import { expect, test } from 'vitest'
import type { PackValues, Product } from '#domain/product/product.ts'
import { drunkOf } from './drunk-product.ts'

const of = (name: string, values: PackValues, basis: Product['basis'] = { per: '100', unit: 'ml' }): Product => ({
  name,
  basis,
  values,
})
const glass = { in: 'unit', count: 250 } as const

test.each<[string, Product, number, number]>([
  ['cola', of('Cola', { energy: 42, fat: 0, carbs: 10.6, protein: 0 }), 250, 0],
  ['whole milk', of('Whole milk', { energy: 64, fat: 3.6, carbs: 4.7, protein: 3.3, salt: 0.1 }), 250, 0],
  ['wine', of('Red wine', { energy: 85, fat: 0, carbs: 2.6, protein: 0 }), 250, 27],
  ['gin', of('London dry gin', { energy: 222, fat: 0, carbs: 0, protein: 0 }), 250, 79],
  ['beer without alcohol', of('Alcohol-free beer', { energy: 24, fat: 0, carbs: 5.4, protein: 0.4 }), 250, 0],
])('%s sold by the millilitre is a drink', (_, product, millilitres, alcohol) => {
  expect(drunkOf(product, glass)).toEqual({ millilitres, alcohol })
})

test('a can by its serving is drunk in millilitres', () => {
  const can = of('Cola', { energy: 139, fat: 0, carbs: 35, protein: 0 }, { per: 'serving', unit: 'ml', serving: 330 })
  expect(drunkOf(can, { in: 'servings', count: 2 })).toEqual({ millilitres: 660, alcohol: 0 })
  expect(drunkOf(can, glass)?.millilitres).toBeCloseTo(250)
})

test.each<[string, Product]>([
  ['oil', of('Olive oil', { energy: 824, fat: 91.6, carbs: 0, protein: 0 })],
  ['cream', of('Single cream', { energy: 193, fat: 19, carbs: 2.2, protein: 3.3 })],
  ['ice cream', of('Vanilla ice cream', { energy: 105, fat: 9, carbs: 12, protein: 2 })],
  ['soup', of('Tomato soup', { energy: 57, fat: 3, carbs: 6.6, protein: 0.9, salt: 0.6 })],
  ['soy sauce', of('Soy sauce', { energy: 60, fat: 0, carbs: 5, protein: 8, salt: 14 })],
  ['what is sold in grams', of('Yogurt', { energy: 60, fat: 3, carbs: 4, protein: 4 }, { per: '100', unit: 'g' })],
])('%s is no drink', (_, product) => {
  expect(drunkOf(product, glass)).toBeNull()
})
