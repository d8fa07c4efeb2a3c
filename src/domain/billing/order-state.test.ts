import { expect, test } from 'vitest'
import { orderSteps } from './order-state.ts'
import { charge, day, openedDispute, placed, snapshot } from './provider-history.example.ts'
import type { Charge, Purchase, Refund } from './purchase.ts'
import { reducePurchase } from './reduce-purchase.ts'
import type { SubscriptionState } from './subscription.ts'

const one = (changes: Partial<Charge> = {}, count = 0): Charge => ({
  ...{ isDuplicate: false, ...charge(count) },
  ...changes,
})
const { subscription } = reducePurchase(placed, snapshot(), day(0)).purchase
const facts = (charges: readonly Charge[], state?: SubscriptionState, refunded = 0): Purchase => {
  const refund: Refund = {
    ...{ id: 'refund', chargeRef: 'charge-0', ref: null, amount: { minor: refunded, currency: 'USD' } },
    state: 'succeeded',
  }
  return {
    ...placed,
    charges,
    subscription: subscription === null || state === undefined ? null : { ...subscription, state },
    refunds: refunded === 0 ? [] : [refund],
  }
}
const disputed = { disputes: [openedDispute(charge(0), day(1))] }

test.each([
  ['no charge yet', facts([]), ['awaiting_payment']],
  ['a charge that is under way', facts([one({ state: 'pending' })]), ['processing']],
  ['one to approve', facts([one({ state: 'requires_action' })]), ['requires_action']],
  [
    'one under way beside one to approve',
    facts([one({ state: 'pending' }), one({ state: 'requires_action' })]),
    ['requires_action'],
  ],
  ['one declined', facts([one({ state: 'declined' })]), ['awaiting_payment']],
  ['one declined beside one under way', facts([one({ state: 'declined' }), one({ state: 'pending' })]), ['processing']],
  ['one that came on top', facts([one({ isDuplicate: true })]), ['awaiting_payment']],
  ['a renewal only', facts([one({}, 1)]), ['awaiting_payment']],
  ['less than agreed', facts([one({ amount: { minor: 998, currency: 'USD' } })]), ['awaiting_payment']],
  ['one that succeeded', facts([one()]), ['paid']],
  ['one that succeeded after a vain one', facts([one({ state: 'declined' }), one()]), ['paid']],
  ['one that succeeded and has ended', facts([one()], 'canceled'), ['paid']],
  ['an end without a charge', facts([], 'canceled'), ['expired']],
  [
    'one that expired while it was to be approved',
    facts([one({ state: 'requires_action' })], 'incomplete_expired'),
    ['expired'],
  ],
  ['one that is not paid yet', facts([], 'incomplete'), ['awaiting_payment']],
  ['one cent given back', facts([one()], 'active', 1), ['paid', 'partially_refunded']],
  ['all given back', facts([one()], 'active', 999), ['paid', 'refunded']],
  ['a dispute', facts([one(disputed)]), ['paid', 'disputed']],
  ['a dispute of what was given back', facts([one(disputed)], 'active', 999), ['paid', 'disputed']],
] as const)('a draft with %s', (_, known, steps) => {
  expect(orderSteps('draft', known)).toEqual(steps)
})

test('an order that is settled already does not become paid again on its way', () => {
  expect(orderSteps('paid', facts([one()], 'active', 999))).toEqual(['refunded'])
  expect(orderSteps('disputed', facts([one()], 'active', 1))).toEqual(['partially_refunded'])
})

test('a state that it has already, or that it may not take, is no step', () => {
  expect(orderSteps('paid', facts([one()]))).toEqual([])
  expect(orderSteps('refunded', facts([one()], 'active', 999))).toEqual([])
  expect(orderSteps('expired', facts([one({ state: 'pending' })]))).toEqual([])
  expect(orderSteps('paid', facts([], 'canceled'))).toEqual([])
})

test('money that arrives late is honoured', () => {
  expect(orderSteps('expired', facts([one()]))).toEqual(['paid'])
  expect(orderSteps('expired', facts([one()], 'canceled', 999))).toEqual(['paid', 'refunded'])
})
