import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isIsoDate } from './iso-date.ts'
import { addDays, daysBetween } from './time.ts'

test('only days that exist are accepted', () => {
  expect(['2028-02-29', '2026-12-31'].every(isIsoDate)).toBe(true)
  expect(['2027-02-29', '2026-13-01', '2026-1-1', '20261121', '2026-11-21T00:00', ''].some(isIsoDate)).toBe(false)
})

test('adding days and counting them agree', () => {
  fc.assert(
    fc.property(fc.integer({ min: -40_000, max: 40_000 }), (count) => {
      expect(daysBetween('2026-11-21', addDays('2026-11-21', count))).toBe(count)
    }),
  )
})
