import { expect, test } from 'vitest'
import { monthQuote } from '#web/pay/plans/plan.example.ts'
import { couponCodeIn, quoteFrom, readCouponCode } from './use-coupon.ts'

test('a code is accepted in any case and with spaces around it, and anything else is refused', () => {
  expect(readCouponCode(' welcome7 ')).toBe('WELCOME7')
  for (const typed of ['', ' ', 'two words', 'ä', "'--", 'x'.repeat(33)]) expect(readCouponCode(typed)).toBeNull()
})

test('a link may contain a code', () => {
  expect(couponCodeIn('?utm_source=mail&code=spring-30')).toBe('SPRING-30')
  expect(couponCodeIn('?code=<script>')).toBeNull()
  expect(couponCodeIn('')).toBeNull()
})

test('the price with a coupon is parsed', () => {
  expect(quoteFrom(monthQuote)).toEqual(monthQuote)
  expect(quoteFrom({ ...monthQuote, endsAt: '2026-12-01T00:00:00Z' })?.endsAt).toBe('2026-12-01T00:00:00Z')
})

test('a reply that is broken, or dearer than without a coupon, is refused', () => {
  for (const key of Object.keys(monthQuote)) expect(quoteFrom({ ...monthQuote, [key]: undefined })).toBeNull()
  expect(quoteFrom({ ...monthQuote, amountMinor: 2999.5 })).toBeNull()
  expect(quoteFrom({ ...monthQuote, amountMinor: 3000 })).toBeNull()
  expect(quoteFrom({ ...monthQuote, currency: 'usd' })).toBeNull()
  expect(quoteFrom({ ...monthQuote, endsAt: 'soon' })).toBeNull()
  expect(quoteFrom(null)).toBeNull()
})
