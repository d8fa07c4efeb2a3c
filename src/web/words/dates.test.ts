import { afterAll, expect, test, vi } from 'vitest'
import type { dateWords } from './date-words.ts'

// Files of a worker share modules, so that these are loaded again with other words, and once more afterwards.
vi.resetModules()
afterAll(() => {
  vi.doUnmock('./date-words.ts')
  vi.resetModules()
})

/** Some of the Spanish words: small weekdays, another pattern for short dates, an article within a sentence. */
vi.doMock('./date-words.ts', async (original) => {
  const { dateWords: words } = await original<{ dateWords: typeof dateWords }>()
  return {
    dateWords: {
      ...words,
      months: words.months.map((month) => (month === 'November' ? 'noviembre' : month)),
      shortMonths: words.shortMonths.map((month) => (month === 'Nov' ? 'nov' : month)),
      weekdays: words.weekdays.map((day) => (day === 'Thursday' ? 'jueves' : day)),
      date: (day: number, month: string) => `${day} de ${month}`,
      dateInSentence: (day: number, month: string) => `el ${day} de ${month}`,
      shortDate: (day: number, month: string) => `${day} ${month}`,
      shortFullDate: (day: number, month: string, year: string) => `${day} ${month} ${year}`,
    },
  }
})
const dates = await import('./dates.ts')
const DAY = '2026-11-26'

test('a language has patterns of its own for short dates and for dates within a sentence', () => {
  expect(dates.dateText(DAY)).toBe('26 de noviembre')
  expect(dates.dateInSentence(DAY)).toBe('el 26 de noviembre')
  expect(dates.shortDateText(DAY)).toBe('26 nov')
  expect(dates.shortFullDateText(DAY)).toBe('26 nov 2026')
})

test('a weekday begins a line with a capital, and stays as the language writes it within a sentence', () => {
  expect(dates.weekdayTitle(DAY)).toBe('Jueves')
  expect(dates.weekdayName(DAY)).toBe('jueves')
})
