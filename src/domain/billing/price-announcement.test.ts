import { expect, test } from 'vitest'
import { earliestDay } from './price-announcement.ts'

test('a price that is announced today has thirty whole days before its first', () => {
  expect(earliestDay('2026-11-21')).toBe('2026-12-22')
})
