import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brand, type Tax } from '#domain/brand.ts'
import { taxLines } from './disclosure.ts'
import { percentOf, rateHundredths, rateOn, splitAmount, splitRefund, taxNote, taxWithin } from './tax.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })
const finland: Tax = {
  name: 'VAT',
  rates: [
    { country: 'FI', percent: 24, from: '2013-01-01', until: '2024-08-31' },
    { country: 'FI', percent: 25.5, from: '2024-09-01', until: null },
  ],
}
const none: Tax = { name: 'VAT', rates: [] }

test.each([
  [999, 2300, 187],
  [1230, 2300, 230],
  [999, 0, 0],
  [0, 2300, 0],
  [999, 2550, 203],
  [-1230, 2300, -230],
])('%i includes, at %i hundredths of a percent, %i of tax', (amount, hundredths, tax) => {
  expect(taxWithin(usd(amount), hundredths)).toEqual(usd(tax))
})

test('a rate applies from its first to its last day, in its country', () => {
  const percentOn = (country: string, day: string) => rateOn(country, day, finland)?.percent ?? null
  expect(['2012-12-31', '2024-08-31', '2024-09-01', '2030-01-01'].map((day) => percentOn('FI', day))).toEqual([
    null,
    24,
    25.5,
    25.5,
  ])
  expect(percentOn('US', '2026-01-01')).toBeNull()
  expect(rateHundredths({ percent: 25.5 })).toBe(2550)
})

test('if no rate is configured, tax is not mentioned', () => {
  expect([taxNote(none), taxLines('en', none)]).toEqual(['', []])
  expect(taxNote(finland)).toBe(', with VAT where it is due')
})

test('the configured rates are of known countries, with one rate on each day', () => {
  const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  for (const { country, percent, from, until } of brand.tax.rates) {
    expect([regions.of(country) === undefined, percent >= 0 && percent <= 100]).toEqual([false, true])
    expect(until === null || from <= until).toBe(true)
    const same = brand.tax.rates.filter((rate) => rate.country === country && rate.from <= from)
    expect(same.filter((rate) => rate.until === null || rate.until >= from)).toHaveLength(1)
  }
})

const amounts = fc.integer({ min: 0, max: 100_000_000 })
const rates = fc.integer({ min: 0, max: 10_000 })

test('net and tax add up to the whole, and the tax is within half a unit of the exact one', () => {
  fc.assert(
    fc.property(amounts, rates, (minor, hundredths) => {
      const { net, tax } = splitAmount(usd(minor), hundredths)
      expect(net.minor + tax.minor).toBe(minor)
      expect(tax.minor).toBeGreaterThanOrEqual(0)
      const exact = (minor * hundredths) / (10_000 + hundredths)
      expect(Math.abs(tax.minor - exact)).toBeLessThanOrEqual(0.5 + 1e-6)
    }),
  )
})

test('refunds in any parts take back exactly the net and the tax that were paid', () => {
  fc.assert(
    fc.property(fc.array(amounts, { minLength: 1, maxLength: 6 }), rates, (parts, hundredths) => {
      const paid = splitAmount(usd(parts.reduce((sum, part) => sum + part, 0)), hundredths)
      let [net, tax] = [0, 0]
      for (const part of parts) {
        const back = splitRefund({ net: usd(-net), tax: usd(-tax) }, usd(part), hundredths)
        expect(back.net.minor + back.tax.minor).toBe(part === 0 ? 0 : -part)
        net += back.net.minor
        tax += back.tax.minor
      }
      expect([net + paid.net.minor, tax + paid.tax.minor]).toEqual([0, 0])
    }),
  )
})

test('a refund that was returned and is made again leaves no cent of tax behind', () => {
  const hundredths = 2300
  const none = { net: usd(0), tax: usd(0) }
  // The tax on the parts of 3 cents depends on their order: the first part was returned and is refunded again at the
  // end.
  const first = splitRefund(none, usd(1), hundredths)
  const returned = { net: usd(-first.net.minor), tax: usd(-first.tax.minor) }
  const last = splitRefund(returned, usd(2), hundredths)
  const whole = splitAmount(usd(3), hundredths)
  expect(first.tax.minor + last.tax.minor).toBe(-whole.tax.minor)
})

test('tax of less than half a cent is none, and no negative nothing', () => {
  for (const minor of [0, 1, -1]) expect(Object.is(taxWithin(usd(minor), 100).minor, 0)).toBe(true)
  expect(taxWithin(usd(-3), 2300)).toEqual(usd(-1))
  expect(percentOf(2550)).toBe('25.5')
  expect(rateOn('DE', '2026-01-01', finland)).toBeNull()
})
