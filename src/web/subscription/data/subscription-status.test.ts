import { expect, test } from 'vitest'
import { subscriptionStates } from '#domain/billing/subscription.ts'
import { askedMonth, endingWeek, trialWeek } from './subscription.example.ts'
import { isCancellable, paidUntil, subscriptionStatusOf } from './subscription-status.ts'

test('every state has its status', () => {
  const statuses = subscriptionStates.map((state) => subscriptionStatusOf({ ...trialWeek, state, phase: 'regular' }))
  expect(Object.fromEntries(subscriptionStates.map((state, index) => [state, statuses[index]]))).toEqual({
    incomplete: 'unpaid_order',
    incomplete_expired: 'over',
    trialing: 'renewing',
    active: 'renewing',
    past_due: 'owing',
    unpaid: 'owing',
    canceled: 'ending',
  })
})

test('an introductory period, a cancellation, a dispute and the end each have their own status', () => {
  expect(subscriptionStatusOf(trialWeek)).toBe('intro')
  expect(subscriptionStatusOf(endingWeek)).toBe('ending')
  const [payment] = trialWeek.payments
  const disputed = { ...trialWeek, payments: payment === undefined ? [] : [{ ...payment, state: 'disputed' as const }] }
  expect(subscriptionStatusOf(disputed)).toBe('disputed')
  const closed = { ...disputed, state: 'canceled', accessUntil: null, endsBecause: 'disputed' } as const
  expect(subscriptionStatusOf(closed)).toBe('disputed')
  expect(subscriptionStatusOf({ ...closed, endsBecause: 'withdrawn' })).toBe('over')
  expect(subscriptionStatusOf({ ...trialWeek, state: 'canceled', accessUntil: null })).toBe('over')
  expect(subscriptionStatusOf({ ...endingWeek, accessUntil: null })).toBe('over')
})

test('a plan that renews only with consent has its own status, and so has one that ends without it', () => {
  expect(subscriptionStatusOf(askedMonth)).toBe('asked')
  const lapsing = { ...askedMonth, cancelAtPeriodEnd: true, endsBecause: 'price_not_agreed' } as const
  expect(subscriptionStatusOf(lapsing)).toBe('lapsing')
  expect(subscriptionStatusOf({ ...lapsing, state: 'canceled' })).toBe('lapsing')
  expect(subscriptionStatusOf({ ...lapsing, state: 'canceled', accessUntil: null })).toBe('over')
  const agreed = askedMonth.priceChange && { ...askedMonth.priceChange, state: 'agreed' as const }
  expect(subscriptionStatusOf({ ...askedMonth, priceChange: agreed })).toBe('renewing')
  expect(paidUntil(askedMonth)).toBe(askedMonth.priceChange?.from)
})

test('if a renewal is owed, its period is not shown as paid for', () => {
  const grace = '2026-12-05T10:00:00.000Z'
  const unpaid = { ...trialWeek, state: 'past_due', accessUntil: grace } as const
  const end = { amountMinor: 2999, currency: 'USD', days: 30, on: '2026-12-28T10:00:00.000Z' }
  expect(paidUntil({ ...unpaid, renewal: end })).toBe(grace)
  expect(paidUntil({ ...unpaid, renewal: null, renewalIfResumed: end })).toBe(grace)
})

test('only a subscription that may still be charged can be canceled', () => {
  expect((['intro', 'renewing', 'asked', 'owing'] as const).every(isCancellable)).toBe(true)
  expect((['unpaid_order', 'ending', 'lapsing', 'disputed', 'over'] as const).some(isCancellable)).toBe(false)
})
