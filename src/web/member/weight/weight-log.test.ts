import { expect, test } from 'vitest'
import { isLoggable, loggedOn, weighInsOf } from './weight-log.ts'

const START = '2026-11-21'
test('the weight of a day is found by the day', () => {
  const log = [
    { day: '2026-11-20', kg: 80 },
    { day: '2026-11-23', kg: 79.4 },
  ]
  expect(loggedOn(log, '2026-11-23')).toEqual({ day: '2026-11-23', kg: 79.4 })
  expect(loggedOn(log, '2026-11-21')).toBeNull()
})

test('days count from the start of the plan', () => {
  expect(
    weighInsOf(
      [
        { day: '2026-11-19', kg: 81 },
        { day: '2026-12-01', kg: 80 },
      ],
      START,
    ),
  ).toEqual([
    { day: -2, weight: 81 },
    { day: 10, weight: 80 },
  ])
})

test.each([
  ['1970-01-01', true],
  ['1969-12-31', false],
  ['2026-12-01', true],
  ['2026-12-02', false],
  ['', false],
  ['2026-11-31', false],
])('a weight for %j: %s', (day, expected) => {
  expect(isLoggable(day, '2026-12-01')).toBe(expected)
})
