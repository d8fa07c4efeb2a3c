import { expect, test } from 'vitest'
import { parmesanPasta } from '#planner/derive/dishes.example.ts'
import { everyVariant } from '#planner/derive/every-variant.example.ts'
import { type Variant, variantFor } from '#planner/derive/variant.ts'
import { dishBlurb, dishTitle } from '#planner/wording/dish-words.ts'
import { untrueWords } from './untrue-words.ts'

const nameOf = ({ recipe, lines }: Variant): string =>
  `${recipe.id} with ${lines.flatMap(({ id, insteadOf }) => (insteadOf ? [id] : [])).join(', ')}`

const ofText = (textOf: (variant: Variant) => string) =>
  everyVariant.flatMap((variant) => {
    const text = textOf(variant)
    const untrue = untrueWords(text, variant)
    return untrue.length > 0 ? [`${nameOf(variant)}: "${untrue.join(', ')}" in ${text}`] : []
  })

test('no title mentions a food that is not in the variant', () => {
  expect(ofText(dishTitle)).toEqual([])
})

test('no blurb mentions a food that is not in the variant', () => {
  expect(ofText(dishBlurb)).toEqual([])
})

const vegan = { diets: ['VEGAN'], restrictions: [] } as const
const cooked = (title: string): Variant => {
  const variant = variantFor({ ...parmesanPasta, title }, vegan)
  if (variant.kind === 'refused') throw new Error('it has a swap for everything')
  return variant
}

test.each([
  ['Pasta from the seafood stall', ['seafood']],
  ['Gambas, shrimp and lox', ['lox', 'Gambas', 'shrimp']],
  ['Cheesy, buttery, creamy pasta', ['Cheesy', 'buttery', 'creamy']],
  ['Huevos and an omelette with mayonnaise', ['Huevos', 'omelette', 'mayonnaise']],
  ['Bacon, ham, chorizo and pulled pork', ['Bacon', 'ham', 'chorizo', 'pulled', 'pork']],
  ['Honeyed pasta with walnuts', ['Honeyed', 'walnuts']],
  ['Butter beans', ['Butter']],
  ['Pasta with tofu and tomato', []],
] as const)('the untrue words of "%s" for a dish of tofu and pasta', (title, untrue) => {
  expect([...untrueWords(title, cooked(title))].sort()).toEqual([...untrue].sort())
})

test.each([
  ['butter beans', [{ id: 'butter-beans', g: 1 }], 'Butter beans on the side', []],
  ['soya yogurt', [{ id: 'soya-yogurt', g: 1 }], 'Soya yogurt, and yogurt', ['yogurt']],
  ['vegan mayonnaise', [{ id: 'vegan-mayonnaise', g: 1 }], 'Vegan mayonnaise', []],
  ['gluten-free bread', [{ id: 'gf-bread', g: 1 }], 'Gluten-free toast or toast', ['toast']],
  ['lactose-free milk', [{ id: 'lactose-free-milk', g: 1 }], 'Lactose-free milk or milk', ['milk']],
] as const)('the name of %s is true of a dish with it', (_, lines, text, untrue) => {
  expect(untrueWords(text, { lines })).toEqual(untrue)
})

test.each([
  ['milk of soya is no yogurt of it', [{ id: 'soya-milk', g: 1 }], 'Soya yogurt', ['yogurt']],
  [
    'yogurt beside milk of soya is no yogurt of it',
    [
      { id: 'soya-milk', g: 1 },
      { id: 'peanut-butter', g: 1 },
    ],
    'Soya butter',
    ['butter'],
  ],
  ['a lassi is made of the yogurt of the dish', [{ id: 'soya-yogurt', g: 1 }], 'Soya lassi', []],
  ['a lassi of soya is not made of its milk', [{ id: 'soya-milk', g: 1 }], 'Soya lassi', ['lassi']],
] as const)('%s', (_, lines, text, untrue) => {
  expect(untrueWords(text, { lines })).toEqual(untrue)
})
