import { expect, test } from 'vitest'
import { everyVariant } from '#planner/derive/every-variant.example.ts'
import { asWritten } from '#planner/derive/variant.ts'
import { library } from '#planner/recipes/library.ts'
import { dishNamed, plateName } from './plate-name.ts'

const find = (id: string) => library.find((recipe) => recipe.id === id)

test('the picture of a recipe without swaps has the name of the recipe', () => {
  for (const recipe of library) expect(plateName(asWritten(recipe))).toBe(recipe.id)
})

test('no two variants share a name', () => {
  const names = everyVariant.map(plateName)
  expect(new Set(names).size).toBe(names.length)
})

test('the dish can be read back from every name', () => {
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
])('%s does not name a picture', (name) => expect(dishNamed(name, find)).toBeNull())
