import { expect, test } from 'vitest'
import { couponCodeIn, readCouponCode } from './use-coupon.ts'

test('a code is read however it is written, and nothing else is', () => {
  expect(readCouponCode(' welcome7 ')).toBe('WELCOME7')
  for (const typed of ['', ' ', 'two words', 'ä', "'--", 'x'.repeat(33)]) expect(readCouponCode(typed)).toBeNull()
})

test('a link may bring a code', () => {
  expect(couponCodeIn('?utm_source=mail&code=spring-30')).toBe('SPRING-30')
  expect(couponCodeIn('?code=<script>')).toBeNull()
  expect(couponCodeIn('')).toBeNull()
})
