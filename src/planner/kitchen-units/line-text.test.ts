import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allIngredients, ingredient } from '#planner/foods/ingredients.ts'
import { fractionText, measurable } from './fractions.ts'
import { gramsPer } from './grams-per.ts'
import { lineSentence } from './line-text.ts'
import { weightText } from './weighable.ts'

test.each([
  [0.125, '⅛'],
  [0.25, '¼'],
  [1 / 3, '⅓'],
  [1, '1'],
  [1.5, '1½'],
  [2.667, '2⅔'],
  [12, '12'],
])('%d is written %s', (quantity, text) => expect(fractionText(quantity)).toBe(text))

test('a measurable amount is close to the real one, and stays the same if rounded again', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.2, max: 40, noNaN: true }), (quantity) => {
      const near = measurable(quantity)
      expect(Math.abs(near - quantity)).toBeLessThanOrEqual(quantity < 5 ? 0.13 : 0.5)
      expect(measurable(near)).toBeCloseTo(near, 9)
    }),
  )
})

test('spoons and cups are computed from each other', () => {
  expect(gramsPer(ingredient('soya-milk'), 'tbsp')).toBeCloseTo(15.2, 1)
  expect(gramsPer(ingredient('water'), 'ml')).toBeCloseTo(1, 2)
  expect(gramsPer(ingredient('chickpeas'), 'can')).toBe(240)
  expect(gramsPer(ingredient('carrot'), 'medium')).toBe(61)
  expect(gramsPer(ingredient('cumin'), 'pinch')).toBeCloseTo(0.26, 2)
})

test('a unit that a food does not have has no known weight', () => {
  expect(gramsPer(ingredient('carrot'), 'fillet')).toBeUndefined()
  expect(gramsPer(ingredient('carrot'), 'can')).toBeUndefined()
})

test.each([
  [{ id: 'carrot', g: 122, show: { qty: 2, unit: 'medium' }, prep: 'sliced' }, 1, '2 medium carrots, sliced'],
  [{ id: 'carrot', g: 122, show: { qty: 2, unit: 'medium' } }, 0.5, '1 medium carrot'],
  [{ id: 'egg', g: 50, show: { qty: 1, unit: 'large' } }, 2, '2 large eggs'],
  [{ id: 'lemon', g: 29, show: { qty: 0.5, unit: 'piece' } }, 1, '½ lemon'],
  [{ id: 'nori', g: 5, show: { qty: 2, unit: 'sheet' } }, 1, '2 nori sheets'],
  [{ id: 'bay-leaf', g: 0.4, show: { qty: 2, unit: 'leaf' }, fixed: true }, 2, '2 bay leaves'],
  [
    { id: 'chinese-leaf', g: 100, show: { qty: 4, unit: 'leaf' }, prep: 'in ribbons' },
    1.25,
    '5 Chinese leaves, in ribbons',
  ],
  [{ id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } }, 1.5, '1½ tbsp olive oil'],
  [{ id: 'olive-oil', g: 4.5, show: { qty: 1, unit: 'tsp' } }, 3, '1 tbsp olive oil'],
  [{ id: 'kale', g: 42, show: { qty: 2, unit: 'cup' } }, 1.25, '55\u202Fg kale'],
  [{ id: 'chickpeas', g: 240, show: { qty: 1, unit: 'can' } }, 1.5, '1½ cans chickpeas, drained'],
  [{ id: 'prawns', g: 250 }, 0.75, '190\u202Fg raw peeled prawns'],
  [{ id: 'water', g: 700 }, 2, '1.4\u202Fl water'],
  [{ id: 'soya-milk', g: 300 }, 1, '290\u202Fml unsweetened soya milk'],
  [{ id: 'milk-semi', g: 244, show: { qty: 1, unit: 'cup' } }, 1, '240\u202Fml semi-skimmed milk'],
  [{ id: 'greek-yogurt-2', g: 240, show: { qty: 16, unit: 'tbsp' } }, 1, '240\u202Fg low-fat Greek yogurt'],
  [{ id: 'potato', g: 300 }, 6, '1.8\u202Fkg potato'],
  [{ id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } }, 6, '¾ tsp salt'],
  [{ id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } }, 0.25, '1 pinch salt'],
  [{ id: 'potato', g: 300, prep: 'in {1 cm} dice' }, 1, '300\u202Fg potato, in 1 cm dice'],
  [{ id: 'cod', g: 280, show: { qty: 2, unit: 'fillet' } }, 0.5, '1 cod fillet'],
  [{ id: 'cod', g: 280, show: { qty: 2, unit: 'fillet' } }, 0.625, '180\u202Fg cod fillet'],
  [{ id: 'pork-chop', g: 300, show: { qty: 2, unit: 'piece' } }, 0.25, '75\u202Fg boneless pork loin chop'],
  [{ id: 'chicken-drumstick', g: 375, show: { qty: 5, unit: 'piece' } }, 0.25, '1 skinless chicken drumstick'],
  [{ id: 'olives', g: 35, show: { qty: 10, unit: 'piece' } }, 0.25, '3 black olives'],
  [{ id: 'roasted-peppers', g: 100, show: { qty: 2, unit: 'piece' } }, 0.5, '1 roasted red pepper, drained'],
  [{ id: 'jalapeno', g: 14, show: { qty: 1, unit: 'piece' } }, 0.25, '¼ jalapeño'],
  [{ id: 'rice-cakes', g: 18, show: { qty: 2, unit: 'piece' } }, 0.75, '1½ rice cakes'],
] as const)('%j times %d', (line, factor, text) => expect(lineSentence(line, factor, 'metric-GB')).toBe(text))

test.each([
  [{ id: 'water', g: 250, show: { qty: 250, unit: 'ml' } }, 1, '1 cup water'],
  [{ id: 'white-wine', g: 75, show: { qty: 75, unit: 'ml' } }, 0.5, '2½ tbsp dry white wine'],
  [{ id: 'water', g: 700 }, 1, '3 cups water'],
  [{ id: 'potato', g: 300, prep: 'in {1 cm} dice' }, 1, '10½\u202Foz potato, in ½ inch dice'],
  [{ id: 'potato', g: 300 }, 6, '3\u202Flb 15\u202Foz potato'],
  [{ id: 'chinese-leaf', g: 100, show: { qty: 4, unit: 'leaf' } }, 1, '4 leaves Napa cabbage'],
  [{ id: 'tuna-tinned', g: 240, show: { qty: 2, unit: 'tin' } }, 1, '2 cans tuna in water, drained'],
  [{ id: 'chickpeas', g: 325, prep: 'drained' }, 1, '11½\u202Foz canned chickpeas, drained'],
] as const)('%j times %d, in cups and ounces', (line, factor, text) => {
  expect(lineSentence(line, factor, 'imperial-US')).toBe(text)
})

test('weights in ounces and pounds', () => {
  expect(weightText(250, 'imperial')).toBe('9\u202Foz')
  expect(weightText(900, 'imperial')).toBe('2\u202Flb')
  expect(lineSentence({ id: 'prawns', g: 250 }, 1, 'imperial-US')).toBe('9\u202Foz raw peeled shrimp')
})

test('every food can be shown by weight, or by volume if it is poured', () => {
  for (const { id } of allIngredients)
    expect(lineSentence({ id, g: 100 }, 1, 'metric-GB')).toMatch(/^(?:100\u202Fg|\d+\u202Fml) \S/)
})
