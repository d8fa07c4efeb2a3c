import { expect, test } from 'vitest'
import { packDoubts } from '#domain/product/check-values.ts'
import { portionFigures } from '#domain/product/portion.ts'
import { gramsOfAmount, productOfDish } from './own-dish.ts'

const beef = { energy: 254, protein: 17, carbs: 0, fat: 20, fibre: 0, sodium: 66 }
const beans = { energy: 127, protein: 8.7, carbs: 22.8, fat: 0.5, fibre: 6.4, sodium: 250 }
const chili = {
  name: ' My chili ',
  made: 1800,
  servings: 6,
  foods: [
    { food: 'beef-mince', grams: 500, per100g: beef },
    { food: 'kidney-beans', grams: 800, per100g: beans },
  ],
}

test('350 g of 1.8 kg of chili have their share of all that went into it', () => {
  const product = productOfDish(chili)
  if (typeof product === 'string') return expect.fail(product)
  expect(product).toMatchObject({
    name: 'My chili',
    basis: { per: '100', unit: 'g', serving: 300 },
    dish: {
      made: 1800,
      foods: [
        { food: 'beef-mince', grams: 500 },
        { food: 'kidney-beans', grams: 800 },
      ],
    },
  })
  // 1,270 + 1,016 kcal in 1.8 kg.
  expect(product.values.energy).toBe(127)
  expect(portionFigures(product, { in: 'unit', count: 350 })?.energy).toBe(445)
  expect(packDoubts(product.basis, product.values)).toEqual([])
})

test.each([
  [{ name: ' ' }, 'no-name'],
  [{ foods: [] }, 'no-foods'],
  [{ made: 0 }, 'no-weight'],
  [{ made: Number.NaN }, 'no-weight'],
  [{ made: 200 }, 'too-dense'],
])('%j: %s', (change, problem) => {
  expect(productOfDish({ ...chili, ...change })).toBe(problem)
})

test('an amount becomes grams by the kitchen units of its food', () => {
  const flour = { measures: [{ unit: 'cup', grams: 125 }] }
  const egg = { measures: [{ unit: 'medium', grams: 50 }] }
  const garlic = { measures: [{ unit: 'clove', grams: 3 }] }
  expect(gramsOfAmount({ in: 'ml', count: 237 }, flour)).toBe(125)
  expect(gramsOfAmount({ in: 'ml', count: 30 }, egg)).toBe(30)
  expect(gramsOfAmount({ in: 'pieces', count: 2, unit: '' }, egg)).toBe(100)
  expect(gramsOfAmount({ in: 'pieces', count: 3, unit: 'clove' }, garlic)).toBe(9)
  expect(gramsOfAmount({ in: 'pieces', count: 2, unit: 'can' }, egg)).toBe(800)
  expect(gramsOfAmount({ in: 'pieces', count: 1, unit: 'bunch' }, egg)).toBeNull()
  // What is eaten of a can, whether the recipe says its size or not; of tomatoes it is all of it.
  const [beans, tomatoes] = [{ measures: [{ unit: 'can', grams: 240 }] }, { measures: [{ unit: 'can', grams: 400 }] }]
  for (const unit of ['can', 'tin']) expect(gramsOfAmount({ in: 'pieces', count: 2, unit }, beans)).toBe(480)
  expect(gramsOfAmount({ in: 'g', count: 800, cans: 2 }, beans)).toBe(480)
  expect(gramsOfAmount({ in: 'g', count: 800, cans: 2 }, tomatoes)).toBe(800)
  expect(gramsOfAmount({ in: 'g', count: 240, cans: 1 }, beans)).toBe(240)
  expect(gramsOfAmount({ in: 'g', count: 2500, cans: 1 }, beans)).toBe(2500)
  expect(gramsOfAmount({ in: 'g', count: 400 }, beans)).toBe(400)
  expect(gramsOfAmount({ in: 'pieces', count: 1, unit: '' }, { measures: [] })).toBeNull()
})
