import { expect, test } from 'vitest'
import { dishBlurb, dishTitle, dishWords } from './dish-words.ts'
import { parmesanPasta } from './dishes.example.ts'
import { everyVariant } from './every-variant.example.ts'
import { plainBlurb, plainTitle } from './plain-name.ts'
import { untrueWords } from './untrue-words.ts'
import { type Variant, variantFor } from './variant.ts'

const nameOf = ({ recipe, lines }: Variant): string =>
  `${recipe.id} with ${lines.flatMap(({ id, insteadOf }) => (insteadOf ? [id] : [])).join(', ')}`

const ofText = (part: 'title' | 'blurb') =>
  everyVariant.flatMap((variant) => {
    const text = dishWords(variant.recipe[part], variant)
    const untrue = untrueWords(text, variant)
    return untrue.length > 0 ? [`${nameOf(variant)}: "${untrue.join(', ')}" in ${text}`] : []
  })

test('no title mentions a food that is not in the variant', () => {
  expect(ofText('title')).toEqual([])
})

test('no blurb mentions a food that is not in the variant', () => {
  expect(ofText('blurb')).toEqual([])
})

const vegan = { diets: ['VEGAN'], restrictions: [] } as const
const cooked = (title: string, blurb = 'A plate of pasta.'): Variant => {
  const variant = variantFor({ ...parmesanPasta, title, blurb }, vegan)
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

test('an untrue title or blurb is replaced by what the dish is made of', () => {
  const variant = cooked('Pasta frutti di mare with shrimp', 'Cheesy, and straight from the harbour.')
  expect(dishTitle(variant)).toBe('Tomato with tofu and pasta shapes')
  expect(dishBlurb(variant)).toBe('Made of tomato, tofu, pasta shapes, olive oil and garlic.')
})

test('the plain title and blurb are true of every variant, and short enough', () => {
  const untrue = everyVariant.filter(
    (variant) =>
      untrueWords(plainTitle(variant), variant).length > 0 ||
      untrueWords(plainBlurb(variant), variant).length > 0 ||
      plainTitle(variant).length > 60 ||
      plainBlurb(variant).length > 140,
  )
  expect(untrue.map((variant) => `${nameOf(variant)}: ${plainTitle(variant)} / ${plainBlurb(variant)}`)).toEqual([])
})
