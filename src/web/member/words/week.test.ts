import { expect, test } from 'vitest'
import { mealTimes, weekRangeText } from './week.ts'

test.each([
  ['2026-11-23', 'November 23–29'],
  ['2026-11-28', 'November 28 – December 4'],
  ['2026-12-28', 'December 28 – January 3'],
])('the week from %s is %s', (startsOn, words) => {
  expect(weekRangeText(startsOn)).toBe(words)
})

test('the first of two snacks is in the morning, a single one in the afternoon', () => {
  expect(mealTimes(['BREAKFAST', 'SNACK', 'LUNCH', 'SNACK', 'DINNER'])).toEqual([
    '08:00',
    '10:30',
    '12:30',
    '16:00',
    '19:00',
  ])
  expect(mealTimes(['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'])).toEqual(['08:00', '12:30', '19:00', '21:00'])
  expect(mealTimes(['BREAKFAST', 'LUNCH', 'SNACK', 'DINNER'])).toEqual(['08:00', '12:30', '16:00', '19:00'])
})
