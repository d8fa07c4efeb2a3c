import { expect, test } from 'vitest'
import { type PaymentMethods, paymentWaysFrom } from './payment-methods.ts'

const payments: Omit<PaymentMethods, 'today'> = {
  card: 'sandbox',
  paypal: false,
  environment: 'test',
  stripePublishableKey: null,
  paypalClientId: null,
}

const today = '2026-11-22'

test('the ways to pay are read from the settings', () => {
  expect(paymentWaysFrom({ productIds: [], today, payments })).toEqual({ ...payments, today })
  expect(
    paymentWaysFrom({ today, payments: { ...payments, card: null, paypal: true, paypalClientId: 'id' } })?.paypal,
  ).toBe(true)
})

test('anything missing or strange is no way to pay', () => {
  for (const key of Object.keys(payments))
    expect(paymentWaysFrom({ today, payments: { ...payments, [key]: 7 } })).toBeNull()
  for (const reply of [
    null,
    'ways',
    {},
    { today, payments: null },
    { today, payments: { card: 'sandbox' } },
    { payments },
    { today: 'now', payments },
  ])
    expect(paymentWaysFrom(reply)).toBeNull()
})
