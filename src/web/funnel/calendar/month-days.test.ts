import { expect, test } from 'vitest'
import { addMonths, startOfWeek, weeksOfMonth } from './month-days.ts'

test('a month begins in the column of its weekday', () => {
  const rows = (first: string, weekday: 'SUNDAY' | 'MONDAY') => weeksOfMonth(first, weekday)
  // November 2026 begins on a Sunday.
  expect(rows('2026-11-01', 'SUNDAY')[0]?.[0]).toBe('2026-11-01')
  expect(rows('2026-11-01', 'MONDAY')[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
})

test.each([
  ['2026-11-01', 30],
  ['2027-02-01', 28],
  ['2028-02-01', 29],
  ['2026-12-01', 31],
])('%s has %i days, each once, in six rows', (first, days) => {
  const weeks = weeksOfMonth(first, 'MONDAY')
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
  const own = weeks.flat().filter((day) => day !== null)
  expect([own.length, new Set(own).size, own[0]]).toEqual([days, days, first])
})

test('a month later is the same day, or the last one of a shorter month', () => {
  expect([addMonths('2027-01-31', 1), addMonths('2027-03-31', -1), addMonths('2026-12-15', 1)]).toEqual([
    '2027-02-28',
    '2027-02-28',
    '2027-01-15',
  ])
})

test('a week starts where the language starts it', () => {
  expect([startOfWeek('2026-11-27', 'SUNDAY'), startOfWeek('2026-11-27', 'MONDAY')]).toEqual([
    '2026-11-22',
    '2026-11-23',
  ])
})
