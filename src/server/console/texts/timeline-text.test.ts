import { expect, test } from 'vitest'
import { declineReasons } from '#domain/billing/order.ts'
import { paymentMethods } from '#domain/billing/plans.ts'
import { refusalText } from '#server/operators/acts.ts'
import { detailText, happenedText } from './timeline-text.ts'

const raw = /_|[A-Z]{4}/

test.each([
  ...declineReasons,
  ...paymentMethods,
  'payment_failed',
  'after_end',
  'cancel_at_period_end',
  'some_new_code',
])('%s is read in words', (code) => {
  expect(detailText(code)).not.toMatch(raw)
})

test('the parts of a detail are read in words, and what somebody typed stays', () => {
  expect(detailText('$9.99, support, asked for it by telephone')).toBe(
    '$9.99, by an operator, asked for it by telephone',
  )
  expect(detailText('1-Week Trial at stripe')).toBe('1-Week Trial at stripe')
})

test.each(['subscription past_due', 'subscription canceled', 'charge requires_action', 'subscription new_state'])(
  '"%s" is said without its code',
  (what) => {
    expect(happenedText(what)).not.toMatch(/_|canceled/)
  },
)

test('a refused act is said as its operator read it', () => {
  expect(refusalText('CUSTOMER_UNKNOWN')).toMatch(/^There’s no such customer/)
  expect(refusalText('because')).toBe('because')
})
