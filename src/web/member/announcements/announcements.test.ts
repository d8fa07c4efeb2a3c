import { expect, test } from 'vitest'
import { announceChanges, announcements } from './announcements.ts'

const announced = (changes: readonly string[]) => {
  announceChanges('Done.', changes)
  const { text, more } = announcements.get() ?? {}
  return [text, more]
}

test('a few changes are named one by one', () => {
  expect(announced([])).toEqual(['Done.', []])
  expect(announced(['Lunch: soup.', 'Dinner: fish.'])).toEqual(['Done. Lunch: soup. Dinner: fish.', []])
})

test('of many changes only the first is named, and the others can be read on demand', () => {
  expect(announced(['a.', 'b.', 'c.'])).toEqual(['Done. a.', ['b.', 'c.']])
})
