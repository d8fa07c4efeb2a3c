import { expect, test } from 'vitest'
import { minorFrom } from './minor-from.ts'

test.each([
  ['29.99', 'USD', 2999],
  ['29,9', 'EUR', 2990],
  ['29', 'USD', 2900],
  [' 0.07 ', 'USD', 7],
  ['500', 'JPY', 500],
  ['1.234', 'KWD', 1234],
  ['29.999', 'USD', null],
  ['1.5', 'JPY', null],
  ['-5', 'USD', null],
  ['1e3', 'USD', null],
  ['', 'USD', null],
])('%j in %s is %s', (text, currency, minor) => {
  expect(minorFrom(text, currency)).toBe(minor)
})
