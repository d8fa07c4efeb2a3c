import { expect, test } from 'vitest'
import { type PaymentMethods, paymentWaysFrom } from './payment-methods.ts'

const payments: Omit<PaymentMethods, 'today' | 'tax'> = {
  card: 'sandbox',
  paypal: false,
  environment: 'test',
  stripePublishableKey: null,
  paypalClientId: null,
}

const today = '2026-11-22'
const tax = { country: 'IE' }

test('the payment methods are read from the settings', () => {
  expect(paymentWaysFrom({ productIds: [], today, payments, tax })).toEqual({ ...payments, today, tax })
  expect(
    paymentWaysFrom({ today, tax: null, payments: { ...payments, card: null, paypal: true, paypalClientId: 'id' } })
      ?.paypal,
  ).toBe(true)
})

test('settings with anything missing or unexpected are refused', () => {
  for (const key of Object.keys(payments))
    expect(paymentWaysFrom({ today, tax, payments: { ...payments, [key]: 7 } })).toBeNull()
  for (const reply of [
    null,
    'ways',
    {},
    { today, tax, payments: null },
    { today, tax, payments: { card: 'sandbox' } },
    { payments, tax },
    { today, payments },
    { today: 'now', payments, tax },
  ])
    expect(paymentWaysFrom(reply)).toBeNull()
})
