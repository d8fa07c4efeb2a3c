import { expect, test } from 'vitest'
import { dayIn, isTimeZone, nextMorning } from './reminder-time.ts'

const MONDAY = 0
const SUNDAY = 6

test.each([
  // November 22, 2026 is a Sunday.
  [MONDAY, 'Europe/Berlin', '2026-11-22T12:00:00Z', '2026-11-23T06:00:00.000Z'],
  [SUNDAY, 'Europe/Berlin', '2026-11-22T12:00:00Z', '2026-11-29T06:00:00.000Z'],
  [SUNDAY, null, '2026-11-22T06:59:00Z', '2026-11-22T07:00:00.000Z'],
  [SUNDAY, null, '2026-11-22T07:00:00Z', '2026-11-29T07:00:00.000Z'],
  // It is already Monday in Auckland, and still Sunday in Honolulu.
  [MONDAY, 'Pacific/Auckland', '2026-11-22T12:00:00Z', '2026-11-22T18:00:00.000Z'],
  [MONDAY, 'Pacific/Honolulu', '2026-11-23T05:00:00Z', '2026-11-23T17:00:00.000Z'],
  // The reminder stays at seven in the morning when summer time ends.
  [SUNDAY, 'Europe/Berlin', '2026-10-24T12:00:00Z', '2026-10-25T06:00:00.000Z'],
  [SUNDAY, 'Europe/Berlin', '2026-10-18T12:00:00Z', '2026-10-25T06:00:00.000Z'],
  [SUNDAY, 'Europe/Berlin', '2026-10-17T12:00:00Z', '2026-10-18T05:00:00.000Z'],
])('the first morning of weekday %i in %s after %s is %s', (weekday, zone, after, expected) => {
  expect(nextMorning(weekday, zone, new Date(after)).toISOString()).toBe(expected)
})

test("a day depends on the member's time zone, and only existing zones are accepted", () => {
  expect(dayIn(new Date('2026-11-22T12:00:00Z'), 'Pacific/Auckland')).toBe('2026-11-23')
  expect(dayIn(new Date('2026-11-22T12:00:00Z'), null)).toBe('2026-11-22')
  expect(['Asia/Kolkata', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, false, false])
})
