import { expect, test } from 'vitest'
import { formatMoney, majorUnits } from '#domain/billing/money.ts'

test.each([
  [999, 'USD', 9.99, '$9.99'],
  [980, 'JPY', 980, '¥980'],
  [1234, 'KWD', 1.234, 'KWD\u00a01.234'],
])('%i of %s', (minor, currency, major, words) => {
  expect(majorUnits({ minor, currency })).toBe(major)
  expect(formatMoney({ minor, currency })).toBe(words)
})
