import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foreignProductIn } from './read-product.ts'

const muesli = {
  'energy-kcal_100g': 370,
  'energy-kj_100g': 1558,
  fat_100g: 7,
  'saturated-fat_100g': 1.2,
  carbohydrates_100g: 60,
  sugars_100g: 13,
  fiber_100g: 9,
  proteins_100g: 11,
  salt_100g: 0.03,
  sodium_100g: 0.012,
}
const values = { energy: 370, fat: 7, saturates: 1.2, carbs: 60, sugars: 13, fibre: 9, protein: 11, salt: 0.03 }

const read = (nutriments: object, more: object = {}) =>
  foreignProductIn({ product: { product_name: 'Thing', nutriments, ...more } })
/** The figures of the muesli without some, and with others. */
const muesliWith = (change: Readonly<Record<string, unknown>>) => ({ ...muesli, ...change })

test('a whole product is read with its serving', () => {
  const more = { brands: 'Mill, Other', serving_quantity: 45, serving_quantity_unit: 'g' }
  expect(read(muesli, more)).toEqual({
    name: 'Thing (Mill)',
    basis: { per: '100', unit: 'g', serving: 45 },
    values,
    doubtful: [],
    isPrepared: false,
    contains: [],
    mayContain: [],
  })
})

test.each([
  ['numbers as text', muesliWith({ 'energy-kcal_100g': '370', fat_100g: '7', 'saturated-fat_100g': '1,2' }), {}],
  ['decimals that no pack prints', muesliWith({ 'energy-kcal_100g': 370.456 }), {}],
  ['kilojoules only', muesliWith({ 'energy-kcal_100g': undefined }), { energy: 372 }],
  ['kilojoules beside an empty text', muesliWith({ 'energy-kcal_100g': '' }), { energy: 372 }],
  [
    'energy in kJ by its old name',
    muesliWith({ 'energy-kcal_100g': '', 'energy-kj_100g': null, energy_100g: 1558 }),
    { energy: 372 },
  ],
  ['sodium without salt', muesliWith({ salt_100g: undefined }), {}],
  ['carbohydrate that the energy decides', muesliWith({ carbohydrates_100g: undefined }), { carbs: 61 }],
])('%s: read without a question', (_, nutriments, other) => {
  expect(read(nutriments)).toMatchObject({ values: { ...values, ...other }, doubtful: [] })
})

test.each([
  [
    'oil of which only energy and fat are told',
    { 'energy-kcal_100g': 824, fat_100g: 91.6 },
    { energy: 824, fat: 91.6, carbs: 0, protein: 0 },
  ],
  [
    'beer',
    { 'energy-kcal_100g': 42, fat_100g: 0, carbohydrates_100g: 3.1, proteins_100g: 0.4, alcohol_100g: 4.9 },
    { energy: 42 },
  ],
  [
    'gum with polyols',
    { 'energy-kcal_100g': 165, fat_100g: 0, carbohydrates_100g: 66, polyols_100g: 64, proteins_100g: 0 },
    { energy: 165 },
  ],
  [
    'a sweetener of erythritol',
    {
      'energy-kcal_100g': 0,
      fat_100g: 0,
      carbohydrates_100g: 99,
      polyols_100g: 99,
      erythritol_100g: 99,
      proteins_100g: 0,
    },
    { energy: 0, carbs: 99 },
  ],
  [
    'rye crispbread that does not name its fibre',
    { 'energy-kcal_100g': 340, fat_100g: 1.5, carbohydrates_100g: 66, proteins_100g: 9 },
    { energy: 340 },
  ],
])('%s: what is not on every pack counts too', (_, nutriments, expected) => {
  expect(read(nutriments)).toMatchObject({ values: expected, doubtful: [] })
})

test.each([
  [
    'kilojoules in the field of calories',
    { 'energy-kcal_100g': 63, fat_100g: 0.1, carbohydrates_100g: 2.2, proteins_100g: 0.7 },
    ['energy'],
  ],
  ['two energies that differ', muesliWith({ 'energy-kj_100g': 1010 }), ['energy']],
  ['salt in milligrams', muesliWith({ salt_100g: 30 }), ['salt']],
  ['an amount beyond the basis', muesliWith({ fat_100g: 1e9 }), ['fat']],
  ['more sugar than carbohydrate', muesliWith({ sugars_100g: 75 }), ['sugars', 'carbs']],
])('%s: asked', (_, nutriments, doubtful) => {
  expect(read(nutriments)?.doubtful).toEqual(doubtful)
})

const cocoa = { 'energy-kcal_100g': 380, fat_100g: 3, carbohydrates_100g: 80, proteins_100g: 5 }
const milk = { 'energy-kcal_100g': 64, fat_100g: 3.6, carbohydrates_100g: 4.7, proteins_100g: 3.3 }
test.each([
  [
    'milk by the litre',
    milk,
    { quantity: '1 l', serving_size: '250 ml', serving_quantity: 250 },
    { per: '100', unit: 'ml', serving: 250 },
    [],
  ],
  ['milk by the fluid ounce', milk, { quantity: '64 fl oz (1.89 L)' }, { per: '100', unit: 'ml' }, []],
  [
    'powder in a tin, with a cup as its serving',
    cocoa,
    { quantity: '400 g', serving_size: '200 ml', serving_quantity: 200, serving_quantity_unit: 'ml' },
    { per: '100', unit: 'g' },
    [],
  ],
  [
    'powder of which only the cup is told',
    cocoa,
    { serving_size: '200 ml', serving_quantity: 200, serving_quantity_unit: 'ml' },
    { per: '100', unit: 'g' },
    ['basis'],
  ],
  [
    'ice cream by volume with a serving by weight',
    milk,
    { quantity: '500 ml', serving_size: '50 g', serving_quantity: 50 },
    { per: '100', unit: 'g' },
    ['basis'],
  ],
  ['a serving of nothing', muesli, { serving_quantity: 0 }, { per: '100', unit: 'g' }, []],
  ['a serving of a family', muesli, { serving_quantity: 2500 }, { per: '100', unit: 'g' }, []],
])('100 g, 100 ml and a serving are never mixed: %s', (_, nutriments, more, basis, doubtful) => {
  expect(read(nutriments, more)).toMatchObject({ basis, doubtful })
  expect(read(nutriments, more)?.basis).toEqual(basis)
})

const bar = { 'energy-kcal_serving': 150, fat_serving: 6, carbohydrates_serving: 20, proteins_serving: 3 }
test('a product of which only a serving is known keeps that basis', () => {
  const more = { serving_size: '1 bar (40 g)', serving_quantity: 40 }
  expect(read(bar, more)).toMatchObject({
    basis: { per: 'serving', unit: 'g', serving: 40 },
    values: { energy: 150, fat: 6, carbs: 20, protein: 3 },
    doubtful: [],
  })
  expect(read(bar)).toMatchObject({ basis: { per: 'serving', unit: 'g' }, doubtful: ['basis'] })
})

test('figures of a serving in the fields of 100 g are asked about', () => {
  const wrong = { 'energy-kcal_100g': 150, fat_100g: 6, carbohydrates_100g: 20, proteins_100g: 3 }
  const more = { serving_size: '40 g', serving_quantity: 40 }
  expect(read({ ...wrong, ...bar }, more)?.doubtful).toContain('basis')
  const typed = { 'energy-kcal_value': 150, fat_value: 6, carbohydrates_value: 20, proteins_value: 3 }
  expect(read({ ...wrong, ...typed }, { ...more, nutrition_data_per: 'serving' })?.doubtful).toContain('basis')
  const right = { 'energy-kcal_100g': 375, fat_100g: 15, carbohydrates_100g: 50, proteins_100g: 7.5 }
  expect(read({ ...right, ...bar, ...typed }, { ...more, nutrition_data_per: 'serving' })?.doubtful).toEqual([])
})

test('figures of what is made from a product are said to be that, and asked about', () => {
  const soup = {
    'energy-kcal_prepared_100g': 35,
    fat_prepared_100g: 1,
    carbohydrates_prepared_100g: 5,
    proteins_prepared_100g: 1,
  }
  expect(read(soup)).toMatchObject({ isPrepared: true, values: { energy: 35 }, doubtful: ['basis'] })
})

test('the newer schema is read alike', () => {
  const nutrients = {
    'energy-kcal': { value: 370, unit: 'kcal' },
    fat: { value: 7 },
    carbohydrates: { value: 60 },
    proteins: { value: 11 },
    sodium: { value: 12, unit: 'mg' },
  }
  const set = { per: '100g', preparation: 'as_sold', nutrients }
  const product = { product_name: 'Thing', nutrition: { aggregated_set: set } }
  expect(foreignProductIn({ product })).toMatchObject({
    basis: { per: '100', unit: 'g' },
    values: { energy: 370, fat: 7, carbs: 60, protein: 11, salt: 0.03 },
    doubtful: [],
  })
  const drink = { product: { ...product, nutrition: { aggregated_set: { ...set, per: '100ml' } } } }
  expect(foreignProductIn(drink)?.basis).toEqual({ per: '100', unit: 'ml' })
})

test('an empty entry is no product; water and salt are', () => {
  const nothing = { 'energy-kcal_100g': 0, fat_100g: 0, carbohydrates_100g: 0, proteins_100g: 0, salt_100g: 0 }
  expect(read(nothing)).toBeNull()
  expect(read({})).toBeNull()
  expect(read(nothing, { quantity: '1.5 L' })).toMatchObject({ values: { energy: 0 }, doubtful: [] })
  expect(read({ ...nothing, salt_100g: 98 })).toMatchObject({ values: { salt: 98 }, doubtful: [] })
})

test.each([
  ['<b>Tuna &amp; corn &quot;XL&quot;</b>', 'Tuna & corn "XL"'],
  ['مصبرات الخوخ', 'مصبرات الخوخ'],
  ['Cr\u00e8me\u202ebr\u00fbl\u00e9e', 'Cr\u00e8me br\u00fbl\u00e9e'],
  ['&#x42;eans &#39;n&#39; rice', "Beans 'n' rice"],
  ['', ''],
])('the name %j is read as %j', (written, name) => {
  expect(read(muesli, { product_name: written })?.name).toBe(name)
})

test('a name in another language counts where there is none in the product’s own field', () => {
  const names = { product_name: '', product_name_en: '', lang: 'fr', product_name_fr: 'Compote' }
  expect(read(muesli, names)?.name).toBe('Compote')
})

test('allergens and traces are read, as tags or as text', () => {
  const tags = { allergens_tags: ['en:nuts', 'en:milk', 'xx:unknown'], traces_tags: ['en:milk', 'en:sesame-seeds'] }
  expect(read(muesli, tags)).toMatchObject({ contains: ['TREE_NUTS', 'DAIRY'], mayContain: ['SESAME'] })
  expect(read(muesli, { allergens: 'en:fish,en:gluten' })?.contains).toEqual(['FISH', 'SEAFOOD', 'GLUTEN'])
})

test('whatever an answer contains, it is read without an error and within what a pack can hold', () => {
  const amount = fc.oneof(fc.double(), fc.string(), fc.constant(null), fc.integer(), fc.object())
  const entry = fc.record(
    Object.fromEntries(
      Object.keys(muesli).flatMap((name) => [
        [name, amount],
        [name.replace('_100g', '_serving'), amount],
      ]),
    ),
    { requiredKeys: [] },
  )
  const more = fc.record({
    serving_quantity: amount,
    serving_size: fc.string(),
    quantity: fc.string(),
    product_name: fc.string(),
  })
  fc.assert(
    fc.property(entry, more, (nutriments, others) => {
      const product = read(nutriments, others)
      for (const figure of Object.values(product?.values ?? {})) {
        expect(figure).toBeGreaterThanOrEqual(0)
        expect(figure).toBeLessThanOrEqual(5000)
      }
    }),
  )
})

test('an oil sold by volume has figures of 100 g if 100 ml cannot hold them', () => {
  const oil = (fat: number) => ({ 'energy-kcal_100g': fat * 9, fat_100g: fat, carbohydrates_100g: 0, proteins_100g: 0 })
  const sold = { quantity: '500 ml', product_quantity_unit: 'ml' }
  expect(read(oil(100), sold)).toMatchObject({ basis: { per: '100', unit: 'g' }, doubtful: [] })
  expect(read(oil(91.4), sold)).toMatchObject({ basis: { per: '100', unit: 'ml' }, doubtful: [] })
})

test.each([
  ['1 bar (25g)', 25],
  ['1 oz (28 g)', 28],
  ['2 x 25 g', undefined],
  ['1 cup (240 ml) or 30 g', undefined],
])('the serving "%s" is read without its quantity as %s', (text, serving) => {
  const { basis } = read(muesli, { serving_size: text }) ?? expect.fail('It is not read.')
  expect('serving' in basis ? basis.serving : undefined).toBe(serving)
})

test('letters that are written as entities are letters', () => {
  expect(read(muesli, { product_name: 'Cr&egrave;me br&ucirc;l&eacute;e &amp; Stra&szlig;e' })?.name).toBe(
    'Crème brûlée & Straße',
  )
})
