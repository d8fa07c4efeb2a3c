import { expect, test } from 'vitest'
import { stripeResultOf } from './confirm-payment.ts'

test.each([
  ['card_error', 'card_declined', 'insufficient_funds', 'PAYMENT_INSUFFICIENT_FUNDS'],
  ['card_error', 'card_declined', 'something_new', 'PAYMENT_DECLINED'],
  ['card_error', 'expired_card', undefined, 'PAYMENT_CARD_EXPIRED'],
  ['card_error', 'incorrect_cvc', 'incorrect_cvc', 'PAYMENT_WRONG_CVC'],
  ['invalid_request_error', 'payment_intent_authentication_failure', undefined, 'PAYMENT_NOT_APPROVED'],
] as const)('%s %s %s is a decline with a reason', (type, code, decline_code, reason) => {
  const error = { type, code, ...(decline_code === undefined ? {} : { decline_code }) }
  expect(stripeResultOf(error)).toEqual({ kind: 'declined', reason })
})

test('no error, or a payment that was already confirmed, counts as confirmed', () => {
  expect(stripeResultOf(undefined)).toEqual({ kind: 'confirmed' })
  expect(stripeResultOf({ type: 'invalid_request_error', code: 'payment_intent_unexpected_state' })).toEqual({
    kind: 'confirmed',
  })
})

test('a form that is not filled in is not a decline', () => {
  expect(stripeResultOf({ type: 'validation_error', code: 'incomplete_number' })).toEqual({ kind: 'incomplete' })
})

test.each(['api_connection_error', 'api_error', 'rate_limit_error', 'invalid_request_error'] as const)(
  'after %s the outcome is unknown',
  (type) => {
    expect(stripeResultOf({ type })).toEqual({ kind: 'unknown' })
  },
)
