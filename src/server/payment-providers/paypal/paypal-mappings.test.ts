import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyFrom, paypalAmount } from './paypal-mappings.ts'

test.each([
  [{ minor: 999, currency: 'USD' }, '9.99'],
  [{ minor: 5, currency: 'EUR' }, '0.05'],
  [{ minor: 980, currency: 'JPY' }, '980'],
  [{ minor: 129_900, currency: 'HUF' }, '1299'],
  [{ minor: 12_345, currency: 'KWD' }, '12.345'],
])('%j is written %s', (money, value) => {
  expect(paypalAmount(money)).toEqual({ currency_code: money.currency, value })
})

test('an amount that PayPal cannot express is not rounded', () => {
  expect(() => paypalAmount({ minor: 129_950, currency: 'HUF' })).toThrow('whole units')
})

test('every amount survives formatting and parsing', () => {
  const amounts = fc.record({ minor: fc.nat({ max: 10 ** 11 }), currency: fc.constantFrom('USD', 'JPY', 'KWD', 'EUR') })
  fc.assert(
    fc.property(amounts, (money) => {
      expect(moneyFrom(paypalAmount(money))).toEqual(money)
    }),
  )
})

test.each([
  ['10.0', { minor: 1000, currency: 'USD' }],
  ['-29.99', { minor: -2999, currency: 'USD' }],
  ['9.990', { minor: 999, currency: 'USD' }],
  ['9.999', null],
  ['1e3', null],
  ['', null],
  ['NaN', null],
])('%j is parsed as %j', (value, money) => {
  expect(moneyFrom({ currency_code: 'USD', value })).toEqual(money)
})
