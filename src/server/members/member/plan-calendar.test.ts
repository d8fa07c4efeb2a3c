import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/time.ts'
import { lastOpenWeek, memberDay, startOfWeek, weekOf } from './plan-calendar.ts'

const START = '2026-11-21'

test.each([
  [-3, 1],
  [0, 1],
  [6, 1],
  [7, 2],
  [27, 4],
  [28, 5],
  [5000, 520],
])('day %d after the start is in week %d', (later, week) => {
  expect(weekOf(START, addDays(START, later))).toBe(week)
})

test('every day is in the week that begins on or before it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3639 }), (later) => {
      const day = addDays(START, later)
      const week = weekOf(START, day)
      expect(startOfWeek(START, week) <= day && day < startOfWeek(START, week + 1)).toBe(true)
    }),
  )
})

test('weeks can be opened up to three ahead, and none after the last one', () => {
  expect(lastOpenWeek(START, START)).toBe(4)
  expect(lastOpenWeek(START, addDays(START, 5000))).toBe(520)
})

const now = new Date('2026-11-21T23:30:00Z')

test.each([undefined, '2026-11-20', '2026-11-21', '2026-11-22'])("the device's day may be %s", (said) => {
  expect(memberDay(said, now)).toBe(said ?? START)
})

test.each(['2026-11-19', '2026-11-23', '2026-02-30', '', 'today'])("the device's day cannot be %j", (said) => {
  expect(() => memberDay(said, now)).toThrow(expect.objectContaining({ code: 'QUERY_INVALID' }))
})

test('the real day of a device is replaced by the day of a clock that was moved forward', () => {
  const later = new Date('2027-03-01T08:00:00Z')
  const real = new Date('2027-01-01T08:00:00Z')
  expect(memberDay('2027-01-01', later, real)).toBe('2027-03-01')
  expect(() => memberDay('2027-02-01', later, real)).toThrow(expect.objectContaining({ code: 'QUERY_INVALID' }))
})
