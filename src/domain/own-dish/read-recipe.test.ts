import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRecipe } from './read-recipe.ts'

const chili = `My chili
Serves 6

Ingredients
For the base:
500 g ground beef
2 onions, chopped
2 cans (400 g) kidney beans
1 tbsp olive oil
salt

Method
1. Fry the 2 onions in the oil.
2. Add everything else and simmer for 40 minutes.`

const schema = {
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'WebPage', name: 'A page' },
    {
      '@type': ['Recipe', 'NewsArticle'],
      name: 'Dal &amp; rice',
      recipeYield: ['4', '4 servings'],
      recipeIngredient: ['200 g red lentils', '&frac12; tsp <b>turmeric</b>', '300 g rice', 7],
      url: 'https://example.org/dal',
    },
  ],
}

test('a pasted recipe has its name, its servings and its ingredients, and none of its steps', () => {
  const { name, servings, lines } = readRecipe(chili)
  expect([name, servings]).toEqual(['My chili', 6])
  expect(lines.map(({ food }) => food)).toEqual(['ground beef', 'onions', 'kidney beans', 'olive oil', 'salt'])
})

test('a list without headings begins with its first amount', () => {
  const { name, lines } = readRecipe('Quick oats\nA breakfast for busy days\n50 g oats\n200 ml milk\n1 banana')
  expect(name).toBe('Quick oats')
  expect(lines.map(({ food }) => food)).toEqual(['oats', 'milk', 'banana'])
})

test.each([
  ['as JSON', JSON.stringify(schema)],
  ['in the source of a page', `<html><script type="application/ld+json">${JSON.stringify(schema)}</script></html>`],
])('a schema.org recipe is read %s', (_, text) => {
  expect(readRecipe(text)).toMatchObject({
    name: 'Dal & rice',
    servings: 4,
    lines: [{ food: 'red lentils' }, { food: 'turmeric' }, { food: 'rice' }],
  })
})

test('any text is read without an error, quickly, and with at most forty lines', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2000, unit: 'grapheme' }), (text) => {
      expect(readRecipe(text).lines.length).toBeLessThanOrEqual(40)
    }),
  )
  expect(readRecipe('{'.repeat(50_000)).lines).toEqual([])
  expect(readRecipe('1 egg\n'.repeat(500)).lines).toHaveLength(40)
  expect(readRecipe(`[${'['.repeat(2000)}${']'.repeat(2000)}]`).lines).toEqual([])
})
