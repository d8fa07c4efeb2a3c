import { expect, test } from 'vitest'
import { monthsAfter } from './months-after.ts'

test.each([
  ['2026-11-28', 1, '2026-12-28'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-31', 2, '2027-02-28'],
])('%s and %i months', (day, months, expected) => {
  expect(monthsAfter(day, months)).toBe(expected)
})
