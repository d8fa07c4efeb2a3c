import { expect, test } from 'vitest'
import { periodText } from './period-text.ts'

test('a period is read in days that no line breaks', () => {
  const words = (from: string, to: string) => periodText({ from, to }).replaceAll('\u00a0', '_')
  expect(words('2026-01-05', '2026-02-11')).toBe('5_Jan_2026 to 11_Feb_2026')
  expect(words('2026-01-05', '2026-01-05')).toBe('5_Jan_2026')
})
