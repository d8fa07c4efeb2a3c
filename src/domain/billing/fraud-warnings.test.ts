import { expect, test } from 'vitest'
import { fraudRuleFrom, isRefundedBy } from './fraud-warnings.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })

test.each([
  ['note', { kind: 'note' }],
  ['refund', { kind: 'refund', upTo: null }],
  ['refund up to 30 USD', { kind: 'refund', upTo: usd(3000) }],
  ['refund up to 30.5 USD', { kind: 'refund', upTo: usd(3050) }],
  ['refund up to 3000 JPY', { kind: 'refund', upTo: { minor: 3000, currency: 'JPY' } }],
  ['refund up to 9.999 KWD', { kind: 'refund', upTo: { minor: 9999, currency: 'KWD' } }],
])('%s is a rule', (text, rule) => {
  expect(fraudRuleFrom(text)).toEqual(rule)
})

test.each([
  '',
  'Refund',
  'refund up to',
  'refund up to 30',
  'refund up to 1.5 JPY',
  'refund up to -1 USD',
  'refund up to 30 usd',
])('"%s" is none', (text) => {
  expect(fraudRuleFrom(text)).toBeUndefined()
})

test('a limit is inclusive, and holds for its own currency', () => {
  const rule = { kind: 'refund', upTo: usd(3000) } as const
  expect(isRefundedBy(rule, usd(3000))).toBe(true)
  expect(isRefundedBy(rule, usd(3001))).toBe(false)
  expect(isRefundedBy(rule, { minor: 100, currency: 'EUR' })).toBe(false)
})

test('nothing is refunded by a note, nor what is refunded already', () => {
  expect(isRefundedBy({ kind: 'note' }, usd(100))).toBe(false)
  expect(isRefundedBy({ kind: 'refund', upTo: null }, usd(0))).toBe(false)
  expect(isRefundedBy({ kind: 'refund', upTo: null }, usd(1))).toBe(true)
})
