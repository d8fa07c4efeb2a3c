import { expect, test } from 'vitest'
import { previewExample, recipeExample, weekExample } from './week.example.ts'
import { candidatesFrom, recipeFrom, weekFrom } from './week-reply.ts'

test('a week, a preview and a recipe are read completely', () => {
  expect(weekFrom(weekExample())).toEqual(weekExample())
  expect(weekFrom(previewExample())).toEqual(previewExample())
  expect(recipeFrom(recipeExample)).toEqual(recipeExample)
  expect(candidatesFrom({ candidates: [] })).toEqual({ candidates: [] })
})

test.each([
  ['a meal without dishes', { days: [{ ...weekExample().days[0], meals: [{ slot: 'LUNCH' }] }] }],
  [
    'a meal of an unknown kind',
    { days: [{ ...weekExample().days[0], meals: [{ ...weekExample().days[0]?.meals[0], slot: 'TEA' }] }] },
  ],
  ['a day that is not a date', { days: [{ ...weekExample().days[0], date: 'Monday' }] }],
  ['invalid cards', { cards: { soup: {} } }],
  ['no targets', { targets: null }],
])('a week with %s is not valid', (_, wrong) => {
  expect(weekFrom({ ...weekExample(), ...wrong })).toBeNull()
})
