import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MS_PER_DAY, MS_PER_HOUR } from '#domain/time.ts'
import { withdrawalTime } from './withdrawal-time.ts'

const timesOf = (contractAt: string) => {
  const { lastDay, closesAt } = withdrawalTime(new Date(contractAt))
  return [lastDay.toISOString().slice(0, 10), closesAt.toISOString()]
}

test('the last day has its last moment', () => {
  const { lastDay } = withdrawalTime(new Date('2026-11-19T00:30:00Z'))
  expect(lastDay.toISOString()).toBe('2026-12-03T23:59:59.999Z')
})

test('the day of the contract does not count, and the last day counts to its end everywhere', () => {
  expect(timesOf('2026-11-19T00:30:00Z')).toEqual(['2026-12-03', '2026-12-04T12:00:00.000Z'])
  // In the first time zone it is the next day already.
  expect(timesOf('2026-11-19T10:00:00Z')).toEqual(['2026-12-04', '2026-12-05T12:00:00.000Z'])
})

test.each([
  ['a Saturday', '2026-11-21T08:00:00Z'],
  ['a Sunday', '2026-11-22T01:47:00Z'],
  ['a Saturday in some time zone', '2026-11-20T23:00:00Z'],
])('an end on %s moves to the Monday', (_, contractAt) => {
  expect(timesOf(contractAt).at(0)).toBe('2026-12-07')
})

test('it never ends before 14 times 24 hours, nor before the legal end in any time zone', () => {
  const contractAt = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(contractAt, fc.integer({ min: -12, max: 14 }), (at, zone) => {
      const { lastDay, closesAt } = withdrawalTime(at)
      expect(closesAt.getTime() - at.getTime()).toBeGreaterThanOrEqual(14 * MS_PER_DAY)
      expect(closesAt.getTime() - at.getTime()).toBeLessThan(19 * MS_PER_DAY)
      // The same rule as a person in that time zone would apply it, with a calendar.
      const last = new Date(at.getTime() + zone * MS_PER_HOUR)
      last.setUTCHours(0, 0, 0, 0)
      last.setUTCDate(last.getUTCDate() + 14)
      while ([0, 6].includes(last.getUTCDay())) last.setUTCDate(last.getUTCDate() + 1)
      expect(closesAt.getTime()).toBeGreaterThanOrEqual(last.getTime() + MS_PER_DAY - zone * MS_PER_HOUR)
      expect(lastDay.getTime()).toBeGreaterThanOrEqual(last.getTime())
      expect([0, 6]).not.toContain(lastDay.getUTCDay())
    }),
  )
})
