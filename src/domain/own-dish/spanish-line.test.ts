import { expect, test } from 'vitest'
import { ingredientLine } from './ingredient-line.ts'
import { readRecipe } from './read-recipe.ts'

const g = (count: number) => ({ in: 'g', count }) as const
const ml = (count: number) => ({ in: 'ml', count: expect.closeTo(count, 0) }) as const
const pieces = (count: number, unit = '') => ({ in: 'pieces', count, unit }) as const

test.each([
  ['500 g de carne molida de res', 'carne molida de res', g(500)],
  ['2 cebollas', 'cebollas', pieces(2)],
  ['2 latas (400 g) de frijoles rojos', 'frijoles rojos', { ...g(800), cans: 2 }],
  ['2 cucharadas de aceite de oliva', 'aceite de oliva', ml(30)],
  ['1 cdta. de sal', 'sal', ml(5)],
  ['½ taza de arroz', 'arroz', ml(118.5)],
  ['1 taza y media de leche', 'leche', ml(355.5)],
  ['media taza de azúcar', 'azúcar', ml(118.5)],
  ['3 dientes de ajo, picados', 'ajo', pieces(3, 'clove')],
  ['1 kg de papas', 'papas', g(1000)],
  ['2 a 3 zanahorias medianas', 'zanahorias', pieces(2.5)],
  ['una lata de atún', 'atún', pieces(1, 'can')],
  ['un manojo de cilantro', 'cilantro', pieces(1, 'bunch')],
  ['1 cebolla blanca grande, finamente picada', 'cebolla blanca', pieces(1)],
  ['200 g de queso fresco, desmenuzado', 'queso fresco', g(200)],
  ['Sal y pimienta al gusto', 'Sal y pimienta', null],
] as const)('%s', (text, food, amount) => {
  expect(ingredientLine(text)).toMatchObject({ text: text.replace('½', '1/2'), food, amount })
})

test('a pasted Spanish recipe has its name, its servings and its ingredients, and not its steps', () => {
  const { name, servings, lines } = readRecipe(
    [
      'Picadillo de mi mamá',
      'Rinde 4 porciones',
      'Ingredientes:',
      '500 g de carne molida de res',
      '2 papas medianas, en cubos',
      '1 cucharadita de comino',
      'Preparación',
      'Fríe la carne hasta que dore.',
    ].join('\n'),
  )
  expect([name, servings, lines.map(({ food }) => food)]).toEqual([
    'Picadillo de mi mamá',
    4,
    ['carne molida de res', 'papas', 'comino'],
  ])
})
