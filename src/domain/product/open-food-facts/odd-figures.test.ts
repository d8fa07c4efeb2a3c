import { expect, test } from 'vitest'
import { foreignProductIn } from './read-product.ts'

const per100 = {
  'energy-kcal_100g': 370,
  fat_100g: 7,
  carbohydrates_100g: 60,
  proteins_100g: 11,
  fiber_100g: 9,
}
const read = (product: object) => foreignProductIn({ product: { product_name: 'Thing', ...product } })
const servingOf = (size: object) => {
  const basis = read({ nutriments: per100, ...size })?.basis
  return basis?.per === '100' ? basis.serving : null
}

test.each([
  ['a count without a weight', { serving_size: '1 portion', serving_quantity: 1 }, undefined],
  ['cups', { serving_size: '0.5 cup', serving_quantity: 0.5 }, undefined],
  ['ounces', { serving_size: '1 oz', serving_quantity: 1, serving_quantity_unit: 'oz' }, 28.4],
  ['kilograms', { serving_size: '0.25 kg', serving_quantity: 0.25 }, 250],
  ['grams beside ounces', { serving_size: '1 oz (28 g)', serving_quantity: 28 }, 28],
  ['grams in the text alone', { serving_size: '1 bar (45 g)' }, 45],
])('a serving in %s', (_, size, serving) => {
  expect(servingOf(size)).toBe(serving)
})

test('what the energy leaves for one figure is asked about if fibre that nobody named could be in it', () => {
  const { 'energy-kcal_100g': energy, fat_100g, carbohydrates_100g, fiber_100g } = per100
  const rest = { 'energy-kcal_100g': energy, fat_100g, carbohydrates_100g }
  expect(read({ nutriments: { ...rest, fiber_100g } })).toMatchObject({ values: { protein: 12 }, doubtful: [] })
  expect(read({ nutriments: rest })?.doubtful).toEqual(['protein'])
  const yogurt = { 'energy-kcal_100g': 61, fat_100g: 3.2, carbohydrates_100g: 4.7 }
  expect(read({ nutriments: yogurt })).toMatchObject({ values: { protein: 3 }, doubtful: [] })
})

test('whether 100 is grams or millilitres is asked for what is sold by volume and may weigh half of it', () => {
  const iceCream = { 'energy-kcal_100g': 220, fat_100g: 12, carbohydrates_100g: 24, proteins_100g: 3.5 }
  expect(read({ nutriments: iceCream, quantity: '900 ml', serving_size: '100 ml' })?.doubtful).toEqual(['basis'])
  const milk = { 'energy-kcal_100g': 64, fat_100g: 3.6, carbohydrates_100g: 4.7, proteins_100g: 3.3 }
  expect(read({ nutriments: milk, quantity: '1 l' })?.doubtful).toEqual([])
})

test('calories in the field of kilojoules are proposed as calories, and asked about', () => {
  const { 'energy-kcal_100g': energy_100g, ...rest } = per100
  expect(read({ nutriments: { ...rest, energy_100g } })).toMatchObject({
    values: { energy: 370 },
    doubtful: ['energy'],
  })
})

test('the newer schema names units: energy in either, grams in any, and a share of the day is no amount', () => {
  const nutrients = {
    energy: { value: 370, unit: 'kcal' },
    fat: { value: 7000, unit: 'mg' },
    carbohydrates: { value: 60, unit: 'g' },
    proteins: { value: 11, unit: 'g' },
    fiber: { value: 9, unit: 'g' },
    sugars: { value: 20, unit: '% DV' },
  }
  const nutrition = { aggregated_set: { per: '100g', preparation: 'as_sold', nutrients } }
  expect(read({ nutrition })).toMatchObject({ values: { energy: 370, fat: 7, carbs: 60 }, doubtful: [] })
  expect(read({ nutrition })?.values.sugars).toBeUndefined()
})

test('a serving of what is made from a product is read as that', () => {
  const nutriments = {
    'energy-kcal_prepared_serving': 160,
    fat_prepared_serving: 4,
    carbohydrates_prepared_serving: 25,
    proteins_prepared_serving: 6,
  }
  expect(read({ nutriments, serving_size: '250 ml' })).toMatchObject({
    basis: { per: 'serving', unit: 'ml', serving: 250 },
    values: { energy: 160 },
    isPrepared: true,
    doubtful: ['basis'],
  })
})

test('a beer counts its alcohol where only the value that was typed tells it', () => {
  const beer = { 'energy-kcal_100g': 42, fat_100g: 0, carbohydrates_100g: 3.1, proteins_100g: 0.4, alcohol_value: 5 }
  expect(read({ nutriments: beer, quantity: '330 ml' })?.doubtful).toEqual([])
})

test('what was escaped twice is read as letters', () => {
  expect(read({ nutriments: per100, product_name: 'Mac &amp;amp; Cheese' })?.name).toBe('Mac & Cheese')
})
