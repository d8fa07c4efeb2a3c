import { expect, test } from 'vitest'
import { photoLimits } from '#domain/diary/photo-limits.ts'
import { plateInText } from './vision-answer.ts'

test('a name that is too long is cut between two characters', () => {
  const grams = { grams: 100, grams_low: 80, grams_high: 120 }
  const item = { name: `Apples ${'🍎'.repeat(100)}`, preparation: 'raw', ...grams, hidden_fat_likely: false }
  const food = plateInText(JSON.stringify({ is_food: true, items: [item] }))?.foods[0]
  expect(food?.name).toBe(`Apples ${'🍎'.repeat(photoLimits.nameLength - 7)}`)
})

const item = {
  name: 'Rice',
  preparation: 'boiled',
  grams: 180,
  grams_low: 140,
  grams_high: 230,
  hidden_fat_likely: false,
}
const read = (changes: object, picture?: unknown) =>
  plateInText(JSON.stringify({ is_food: true, picture, items: [{ ...item, ...changes }] }))

test.each([
  [{}, { low: 140, mid: 180, high: 230 }],
  [{ grams: 250 }, { low: 140, mid: 250, high: 250 }],
  [{ grams: 100 }, { low: 100, mid: 100, high: 230 }],
  [
    { grams_low: 230, grams_high: 140 },
    { low: 140, mid: 180, high: 230 },
  ],
])('the middle of the model is kept, and its range contains it: %j', (changes, grams) => {
  expect(read(changes)?.foods[0]?.grams).toEqual(grams)
})

test.each([
  [
    ['HAND', 'DARK'],
    ['DARK', 'HAND'],
  ],
  [['A cat', 7, 'CUT_OFF'], ['CUT_OFF']],
  ['dark', []],
  [null, []],
  [undefined, []],
])('what makes a picture hard to read is taken from a list, and nothing else: %j', (picture, notes) => {
  expect(read({}, picture)?.notes).toEqual(notes)
})
