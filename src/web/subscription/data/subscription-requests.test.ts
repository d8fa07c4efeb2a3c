import { expect, test } from 'vitest'
import { askedMonth, endingWeek, firstReceipt, trialWeek } from './subscription.example.ts'
import { cardChangeFrom, receiptFrom, subscriptionFrom } from './subscription-requests.ts'

test('a subscription is parsed completely', () => {
  for (const view of [trialWeek, endingWeek, askedMonth]) expect(subscriptionFrom(view)).toEqual(view)
  expect(subscriptionFrom({ ...trialWeek, card: null, payments: [] })).not.toBeNull()
})

test('a subscription with anything missing or wrong is not shown', () => {
  for (const key of Object.keys(trialWeek)) expect(subscriptionFrom({ ...trialWeek, [key]: undefined })).toBeNull()
  for (const part of [
    { state: 'asleep' },
    { renewal: { ...trialWeek.renewal, on: 'soon' } },
    { renewal: { ...trialWeek.renewal, amountMinor: 29.99 } },
    { payments: [{}] },
    { payments: [{ ...trialWeek.payments[0], state: 'lost' }] },
    { card: { brand: 'visa' } },
    { endsBecause: 'boredom' },
    { priceChange: { ...askedMonth.priceChange, state: 'settled' } },
    { priceChange: { ...askedMonth.priceChange, afterMinor: 34.99 } },
    { priceChange: { ...askedMonth.priceChange, from: 'soon' } },
  ])
    expect(subscriptionFrom({ ...trialWeek, ...part })).toBeNull()
  for (const reply of [null, [], 'subscription']) expect(subscriptionFrom(reply)).toBeNull()
})

test('a receipt is parsed completely, and anything else is refused', () => {
  expect(receiptFrom(firstReceipt)).toEqual(firstReceipt)
  for (const key of Object.keys(firstReceipt)) expect(receiptFrom({ ...firstReceipt, [key]: undefined })).toBeNull()
})

test('the reply to a card change is the address of a page', () => {
  const page = { url: '/v3/sandbox/card/x' }
  expect(cardChangeFrom(page)).toEqual(page)
  for (const reply of [null, {}, { url: 7 }, '/v3/sandbox/card/x']) expect(cardChangeFrom(reply)).toBeNull()
})
