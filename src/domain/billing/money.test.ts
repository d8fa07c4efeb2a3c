import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exponentOf, formatMoney, majorUnits, percentOf, sameMoney, sumOf } from './money.ts'

test.each([
  [999, 'USD', 9.99, '$9.99'],
  [980, 'JPY', 980, '¥980'],
  [1234, 'KWD', 1.234, 'KWD\u00a01.234'],
  // Intl drops these decimals, which would change the price.
  [49_950, 'HUF', 499.5, 'HUF\u00a0499.50'],
])('%i of %s', (minor, currency, major, words) => {
  expect(majorUnits({ minor, currency })).toBe(major)
  expect(formatMoney({ minor, currency })).toBe(words)
})

test('amounts are written as in American English', () => {
  const currency = fc.constantFrom('USD', 'EUR', 'GBP', 'JPY', 'CHF', 'SEK', 'BHD', 'INR', 'BRL', 'VND', 'CAD')
  fc.assert(
    fc.property(currency, fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (code, minor) => {
      const money = { minor, currency: code }
      const formatter = new Intl.NumberFormat('en-US', { style: 'currency', currency: code })
      fc.pre(minor !== 0)
      expect(formatMoney(money)).toBe(formatter.format(majorUnits(money)))
    }),
  )
})

test('the smallest units are those of ISO 4217', () => {
  const without = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ')
  const thousandths = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')
  for (const currency of Intl.supportedValuesOf('currency'))
    expect([currency, exponentOf(currency)]).toEqual([
      currency,
      without.includes(currency) ? 0 : thousandths.includes(currency) ? 3 : 2,
    ])
})

test('nothing has no sign', () => {
  expect([formatMoney({ minor: 0, currency: 'USD' }), formatMoney({ minor: -1, currency: 'USD' })]).toEqual([
    '$0.00',
    '-$0.01',
  ])
})

test('amounts of one currency add up; two currencies have no sum', () => {
  const usd = (minor: number) => ({ minor, currency: 'USD' })
  expect([sumOf([], 'USD'), sumOf([usd(1), usd(-3), usd(999)], 'USD')]).toEqual([usd(0), usd(997)])
  expect(() => sumOf([usd(1), { minor: 1, currency: 'EUR' }], 'USD')).toThrow(RangeError)
  expect(() => sumOf([usd(1)], 'EUR')).toThrow(RangeError)
  expect([sameMoney(usd(1), usd(1)), sameMoney(usd(1), usd(2))]).toEqual([true, false])
  expect(sameMoney(usd(1), { minor: 1, currency: 'EUR' })).toBe(false)
})

test.each([
  [999, 50, 500],
  [999, 10, 100],
  [994, 10, 99],
  [999, 100, 999],
  [1, 49, 0],
  [1, 50, 1],
])('of %i, %i %% are %i', (minor, percent, part) => {
  expect(percentOf({ minor, currency: 'USD' }, percent)).toEqual({ minor: part, currency: 'USD' })
})
