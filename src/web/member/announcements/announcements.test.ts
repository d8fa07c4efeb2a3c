import { expect, test } from 'vitest'
import { announceChanges, announcements } from './announcements.ts'

const announced = (changes: readonly string[]) => {
  announceChanges('Done.', changes)
  return announcements.get()?.text
}

test('a few changes are named one by one', () => {
  expect(announced([])).toBe('Done.')
  expect(announced(['Lunch is soup.', 'Dinner is fish.'])).toBe('Done. Lunch is soup. Dinner is fish.')
})

test('many are counted, so that the screen stays free', () => {
  expect(announced(['a', 'b', 'c'])).toBe('Done. 3 things changed in your weeks; you see them there.')
})
