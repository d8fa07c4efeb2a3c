import { expect, test } from 'vitest'
import { everyVariant } from '#planner/derive/every-variant.example.ts'
import { asWritten } from '#planner/derive/variant.ts'
import { library } from '#planner/recipes/library.ts'
import { dishNamed, plateName } from './plate-name.ts'

const find = (id: string) => library.find((recipe) => recipe.id === id)

test('a recipe as it is written goes by its own name', () => {
  for (const recipe of library) expect(plateName(asWritten(recipe))).toBe(recipe.id)
})

test('no two ways of cooking a recipe share a name', () => {
  const names = everyVariant.map(plateName)
  expect(new Set(names).size).toBe(names.length)
})

test('every name leads back to its dish', () => {
  for (const { lines, ...variant } of everyVariant) {
    const dish = dishNamed(plateName({ ...variant, lines }), find)
    expect(dish?.lines.map(({ id, g, prep }) => [id, g, prep])).toEqual(lines.map(({ id, g, prep }) => [id, g, prep]))
  }
})

test.each([
  'nothing',
  'gambas-al-ajillo~0.pork-loin',
  'gambas-al-ajillo~0',
  'gambas-al-ajillo~0.tofu~0.tofu',
  'gambas-al-ajillo~99',
  'gambas-al-ajillo~tofu',
  'gambas-al-ajillo~',
])('%s is the name of no picture', (name) => expect(dishNamed(name, find)).toBeNull())
