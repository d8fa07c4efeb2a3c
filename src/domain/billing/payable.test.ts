import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentOf } from './money.ts'
import { type Coupon, type CouponEffect, couponHolds, leastCharge, payable } from './payable.ts'

const NOW = new Date('2026-11-21T00:00:00Z')
const coupon = (effect: CouponEffect, changes: Partial<Coupon> = {}): Coupon => ({
  id: 1,
  code: 'WELCOME',
  effect,
  planKey: '1-WEEK',
  startsAt: new Date('2026-01-01T00:00:00Z'),
  endsAt: null,
  ...changes,
})
const usd = (minor: number) => ({ minor, currency: 'USD' })
const seven = coupon({ kind: 'fixed_price', price: usd(700) })

test.each([
  [seven, 999, 700],
  [seven, 500, 500],
  [coupon({ kind: 'amount_off', off: usd(300) }), 999, 699],
  [coupon({ kind: 'amount_off', off: usd(3000) }), 999, 0],
  [coupon({ kind: 'percent_off', percent: 30 }), 999, 699],
  [coupon({ kind: 'percent_off', percent: 100 }), 999, 0],
  // Less than 50 cents cannot be charged to a card, but a plan may be free.
  [coupon({ kind: 'amount_off', off: usd(970) }), 999, 50],
  [coupon({ kind: 'fixed_price', price: usd(1) }), 999, 50],
  [coupon({ kind: 'fixed_price', price: usd(50) }), 999, 50],
  [coupon({ kind: 'fixed_price', price: usd(1) }), 40, 40],
] as const)('%o changes %i to %i', (given, list, due) => {
  expect(payable(usd(list), '1-WEEK', given, NOW)).toEqual(usd(due))
})

test.each([
  ['another plan', { planKey: '1-MONTH' }],
  ['not started yet', { startsAt: new Date('2026-11-22T00:00:00Z') }],
  ['ended', { endsAt: NOW }],
] as const)('%s: the list price', (_, changes) => {
  expect(payable(usd(999), '1-WEEK', { ...seven, ...changes }, NOW)).toEqual(usd(999))
})

test('a coupon in another currency has no effect', () => {
  expect(payable({ minor: 999, currency: 'JPY' }, '1-WEEK', seven, NOW)).toEqual({ minor: 999, currency: 'JPY' })
})

const effects: fc.Arbitrary<CouponEffect> = fc.oneof(
  fc.nat(100_000).map((minor) => ({ kind: 'fixed_price', price: usd(minor) }) as const),
  fc.nat(100_000).map((minor) => ({ kind: 'amount_off', off: usd(minor) }) as const),
  fc.integer({ min: 1, max: 100 }).map((percent) => ({ kind: 'percent_off', percent }) as const),
)

test('no coupon raises a price or makes it negative', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), effects, (list, effect) => {
      const due = payable(usd(list), '1-WEEK', coupon(effect), NOW).minor
      expect(Number.isInteger(due) && due >= 0 && due <= list).toBe(true)
      expect(due === 0 || due >= Math.min(50, list)).toBe(true)
    }),
  )
})

test('percentages are rounded half up, once, in every currency', () => {
  expect(percentOf(usd(999), 30).minor).toBe(300)
  expect(percentOf({ minor: 5, currency: 'JPY' }, 50).minor).toBe(3)
  expect(percentOf({ minor: 1001, currency: 'KWD' }, 25).minor).toBe(250)
})

test('a coupon holds from its first moment on, for every plan if none is named', () => {
  const { planKey: _, ...others } = seven
  const forAll = { ...others, planKey: null, startsAt: NOW }
  expect(couponHolds(forAll, '3-MONTH', NOW)).toBe(true)
  expect(couponHolds(forAll, '3-MONTH', new Date(NOW.getTime() - 1))).toBe(false)
  expect(couponHolds({ ...seven, endsAt: new Date(NOW.getTime() + 1) }, '1-WEEK', NOW)).toBe(true)
  const off = coupon({ kind: 'amount_off', off: usd(300) })
  expect(payable({ minor: 999, currency: 'EUR' }, '1-WEEK', off, NOW)).toEqual({ minor: 999, currency: 'EUR' })
  expect(payable(usd(999), '1-WEEK', null, NOW)).toEqual(usd(999))
})

test('the least that can be charged is that of the currency', () => {
  const table = { GBP: 30, JPY: 50, USD: 50, DKK: 250, BGN: 100, AED: 200, MYR: 200, PLN: 200, RON: 200 }
  const more = { NOK: 300, SEK: 300, HKD: 400, MXN: 1000, THB: 1000, CZK: 1500, HUF: 17_500, EUR: 50 }
  for (const [currency, least] of Object.entries({ ...table, ...more })) expect(leastCharge(currency)).toBe(least)
})
