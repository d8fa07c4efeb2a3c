import { expect, test } from 'vitest'
import { everyVariant } from '#planner/derive/every-variant.example.ts'
import { asWritten } from '#planner/derive/variant.ts'
import { library } from '#planner/recipes/library.ts'
import { plateName } from './plate-name.ts'
import { platePicture, prefixOf } from './plate-picture.ts'
import { elementsOf } from './read-svg.fixture.ts'
import { undrawnFoods } from './undrawn-foods.ts'

const MOST_BYTES = 30_000
/** Every recipe of the library in every variant. */
const pictures = everyVariant.map((dish) => {
  const picture = platePicture(dish)
  return { dish, recipe: dish.recipe, picture, elements: elementsOf(picture) }
})

const found = (holds: (each: (typeof pictures)[number]) => boolean): string[] =>
  pictures.filter(holds).map(({ dish }) => plateName(dish))

test('every picture is well-formed and built of a few harmless elements', () => {
  const names = new Set<string>()
  const attributes = new Set<string>()
  for (const { elements } of pictures) {
    for (const { name, given } of elements) {
      names.add(name)
      for (const attribute of Object.keys(given)) attributes.add(attribute)
    }
  }
  const drawing = ['circle', 'ellipse', 'g', 'path', 'rect', 'svg', 'use']
  const paint = ['clipPath', 'defs', 'linearGradient', 'radialGradient', 'stop']
  expect([...names].filter((name) => ![...drawing, ...paint].includes(name))).toEqual([])
  expect([...attributes].sort()).toEqual([
    ...[
      'clip-path',
      'cx',
      'cy',
      'd',
      'data-food',
      'fill',
      'height',
      'href',
      'id',
      'offset',
      'opacity',
      'r',
      'rx',
      'ry',
    ],
    ...['stop-color', 'stop-opacity', 'stroke', 'stroke-linecap', 'stroke-linejoin', 'stroke-width', 'transform'],
    ...['viewBox', 'width', 'x', 'x1', 'x2', 'xmlns', 'y', 'y1', 'y2'],
  ])
})

test('no picture contains NaN, undefined or the like', () => {
  expect(found(({ picture }) => /NaN|undefined|Infinity|\[object/.test(picture))).toEqual([])
})

test('a picture refers only to ids that it defines', () => {
  const dangling = found(({ picture, elements }) => {
    const ids = new Set(elements.flatMap(({ given }) => given['id'] ?? []))
    const used = [...picture.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id = '']) => id)
    return used.some((id) => !ids.has(id)) || /(href="|url\()[^#]/.test(picture)
  })
  expect(dangling).toEqual([])
})

test('many pictures can be put in one page, because ids begin with a prefix unique to the recipe', () => {
  expect(new Set(library.map(({ id }) => prefixOf(id))).size).toBe(library.length)
  const foreign = found(({ recipe, elements }) =>
    elements.some(({ given: { id } }) => id !== undefined && !id.startsWith(prefixOf(recipe.id))),
  )
  expect(foreign).toEqual([])
})

test('a picture is small and plain ASCII, so that its length is its bytes', () => {
  expect(found(({ picture }) => picture.length >= MOST_BYTES || !/^[\x20-\x7e]*$/.test(picture))).toEqual([])
})

test('no two recipes have the same picture, even without its ids', () => {
  const plain = new Map(pictures.map(({ recipe, picture }) => [picture.replaceAll(prefixOf(recipe.id), ''), recipe.id]))
  const alike = found(({ recipe, picture }) => plain.get(picture.replaceAll(prefixOf(recipe.id), '')) !== recipe.id)
  expect(alike).toEqual([])
})

test('the same recipe gives the same picture, whatever was drawn before', () => {
  for (const { dish, picture } of pictures.filter((_, index) => index % 13 === 0).reverse()) {
    expect(platePicture(dish)).toBe(picture)
  }
})

test('every food that makes up a tenth of a dish is in its picture', () => {
  expect(everyVariant.flatMap((dish) => undrawnFoods(dish).map((id) => `${plateName(dish)}: ${id}`))).toEqual([])
})

test('a picture shows only what is in the variant', () => {
  const strange = found(({ dish, elements }) => {
    const foods = new Set<string>(dish.lines.map(({ id }) => id))
    return elements.some(({ given }) => given['data-food'] !== undefined && !foods.has(given['data-food']))
  })
  expect(strange).toEqual([])
})

test('another food gives another picture', () => {
  const [recipe] = library.filter(({ ingredients }) => ingredients.some(({ id }) => id === 'strawberries'))
  if (recipe === undefined) throw new Error('no recipe with strawberries')
  const other = {
    ...recipe,
    ingredients: recipe.ingredients.map((line) =>
      line.id === 'strawberries' ? { ...line, id: 'blueberries' as const } : line,
    ),
  }
  expect(platePicture(asWritten(other))).toContain('data-food="blueberries"')
  expect(platePicture(asWritten(other))).not.toContain('data-food="strawberries"')
})

test('a dish by itself is the same drawing without its table, in a square', () => {
  const [first] = pictures
  if (first === undefined) throw new Error('The library is empty.')
  const cut = platePicture(first.dish, 'cut')
  expect(cut).toContain('viewBox="50 -28 540 540"')
  expect(cut.length).toBeLessThan(first.picture.length)
})
