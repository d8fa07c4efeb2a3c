import { expect, test } from 'vitest'
import { paidOrder } from './order.example.ts'
import { orderReplyFrom, orderViewFrom } from './order-reply.ts'

const placed = { id: paidOrder.id, secret: 'a'.repeat(43), state: 'paid', next: { kind: 'none' } }

test('a placed order is parsed, and anything else is refused', () => {
  expect(orderReplyFrom(placed)).toEqual(placed)
  for (const reply of [
    null,
    'paid',
    [],
    {},
    { ...placed, id: 1 },
    { ...placed, state: 'declined' },
    { ...placed, next: { kind: 'dance' } },
    { ...placed, next: { kind: 'challenge' } },
    { id: 'a' },
  ])
    expect(orderReplyFrom(reply)).toBeNull()
})

test('each next step is parsed with the data it needs', () => {
  for (const next of [
    { kind: 'challenge', url: '/v3/sandbox/bank/x' },
    { kind: 'confirm_card', clientSecret: 'secret' },
    { kind: 'approve_wallet', subscriptionId: 'I-1' },
  ])
    expect(orderReplyFrom({ ...placed, next })).toMatchObject({ next })
})

test('an order to show is parsed completely', () => {
  expect(orderViewFrom(paidOrder)).toEqual(paidOrder)
  expect(orderViewFrom({ ...paidOrder, state: 'processing', paidAt: null, accessUntil: null })).not.toBeNull()
})

test('an order with anything missing or wrong is not shown', () => {
  for (const key of Object.keys(paidOrder)) {
    expect(orderViewFrom({ ...paidOrder, [key]: undefined })).toBeNull()
    expect(orderViewFrom(Object.fromEntries(Object.entries(paidOrder).filter(([name]) => name !== key)))).toBeNull()
  }
  expect(orderViewFrom({ ...paidOrder, paidAt: 'yesterday' })).toBeNull()
  expect(orderViewFrom({ ...paidOrder, currency: 'usd' })).toBeNull()
  expect(orderViewFrom({ ...paidOrder, amountMinor: 9.99 })).toBeNull()
  expect(orderViewFrom({ ...paidOrder, declined: 'BECAUSE' })).toBeNull()
  expect(orderViewFrom({ ...paidOrder, renewal: { ...paidOrder.renewal, on: 5 } })).toBeNull()
})
