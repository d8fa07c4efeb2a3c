import { expect, test } from 'vitest'
import type { OrderRequest } from '#domain/api/orders.ts'
import { attemptFor, parseAttempt, removeStoredAttempt, storeAttempt, storedAttempt } from './purchase-attempt.ts'

const request: OrderRequest = {
  productId: 'test-1-month',
  expectedAmountMinor: 2999,
  currency: 'USD',
  firstDays: 30,
  renewalAmountMinor: 2999,
  renewalDays: 30,
  textHash: '0'.repeat(64),
  disclosureVersion: '2026-11',
  consent: true,
  method: 'CREDIT_CARD',
  provider: 'sandbox',
  sandbox: { scenario: 'ok' },
}
const keys = () => {
  let last = 0
  return () => `key-${++last}`
}

test('the same purchase keeps its key, another one gets a new key', () => {
  const newKey = keys()
  const first = attemptFor(request, null, newKey)
  expect(attemptFor({ ...request }, first, newKey)).toBe(first)
  expect(attemptFor({ ...request, productId: 'test-1-week' }, first, newKey).key).toBe('key-2')
  expect(attemptFor({ ...request, expectedAmountMinor: 3499 }, first, newKey).key).toBe('key-3')
})

test('a stored attempt can be read after a reload, until it is removed', () => {
  const attempt = attemptFor(request, null, keys())
  storeAttempt(attempt)
  expect(storedAttempt()).toEqual(attempt)
  removeStoredAttempt()
  expect(storedAttempt()).toBeNull()
})

test('a broken entry is not an attempt', () => {
  for (const stored of [
    null,
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{"key":1,"productId":"a","content":"b"}',
    '{"key":"a"}',
  ])
    expect(parseAttempt(stored)).toBeNull()
})
