import { expect, test } from 'vitest'
import { periodText } from './period-text.ts'

test('the days of a period do not break across lines', () => {
  const words = (from: string, to: string) => periodText({ from, to }).replaceAll('\u00a0', '_')
  expect(words('2026-01-05', '2026-02-11')).toBe('5_Jan_2026 to 11_Feb_2026')
  expect(words('2026-01-05', '2026-01-05')).toBe('5_Jan_2026')
})
