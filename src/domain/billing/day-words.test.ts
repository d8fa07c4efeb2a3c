import { expect, test } from 'vitest'
import { dateWords, dayInUtc, dayWords } from './day-words.ts'

test('days are named as they are agreed to', () => {
  expect(['2026-01-02', '2026-12-31'].map((day) => dayWords(day))).toEqual(['January 2, 2026', 'December 31, 2026'])
  expect(dayWords('2026-01-02', 'es')).toBe('2 de enero de 2026')
  expect(dayWords('2026-12-31', 'es')).toBe('31 de diciembre de 2026')
})

test('a moment has its day in UTC', () => {
  const late = new Date('2026-11-21T23:59:59.999Z')
  expect([dayInUtc(late), dateWords(late)]).toEqual(['2026-11-21', 'November 21, 2026'])
})
