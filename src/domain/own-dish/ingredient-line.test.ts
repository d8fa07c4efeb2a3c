import { expect, test } from 'vitest'
import { ingredientLine } from './ingredient-line.ts'

const g = (count: number) => ({ in: 'g', count }) as const
const ml = (count: number) => ({ in: 'ml', count: expect.closeTo(count, 0) }) as const
const pieces = (count: number, unit = '') => ({ in: 'pieces', count, unit }) as const

test.each([
  ['500 g minced beef', 'minced beef', g(500)],
  ['- 1.5kg beef, cubed', 'beef', g(1500)],
  ['1 1/2 cups whole milk', 'whole milk', ml(355.5)],
  ['1½ cups whole milk', 'whole milk', ml(355.5)],
  ['2 tbsp extra-virgin olive oil', 'olive oil', ml(30)],
  ['½ tsp salt', 'salt', ml(2.5)],
  ['2 large onions, finely chopped', 'onions', pieces(2)],
  ['3 cloves garlic, crushed', 'garlic', pieces(3, 'clove')],
  ['2-3 carrots', 'carrots', pieces(2.5)],
  ['2 (14 oz) cans black beans, drained', 'black beans', { in: 'g', count: expect.closeTo(794, 0), cans: 2 }],
  ['2 cans (400 g) chopped tomatoes', 'tomatoes', { ...g(800), cans: 2 }],
  ['1 onion (about 150 g)', 'onion', g(150)],
  ['plain flour 250 g', 'plain flour', g(250)],
  ['8 fl oz cream', 'cream', ml(237)],
  ['2 lb ground turkey', 'ground turkey', { in: 'g', count: expect.closeTo(907, 0) }],
  ['Salt and pepper, to taste', 'Salt and pepper', null],
  ['a handful of fresh basil', 'handful basil', null],
  ['250 ml of vegetable stock', 'vegetable stock', ml(250)],
  ['1 stick butter', 'butter', { in: 'g', count: expect.closeTo(113, 0) }],
  ['2 sticks celery', 'celery', pieces(2, 'stick')],
  ['2 eggs', 'eggs', pieces(2)],
  ['1,5 kg potatoes', 'potatoes', g(1500)],
] as const)('%s', (text, food, amount) => {
  expect(ingredientLine(text)).toMatchObject({ food, amount })
})

test.each(['', '   ', '12', '***', '---'])('%j is no ingredient', (text) => {
  expect(ingredientLine(text)).toBeNull()
})
