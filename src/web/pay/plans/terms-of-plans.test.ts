import { expect, test } from 'vitest'
import { renewsAlike } from '#domain/billing/disclosure.ts'
import { termsOf } from '#web/device/plan-terms.ts'
import { monthPlan, trialPlan } from './plan.example.ts'

test('a trial has its own price and days, and the renewal that follows', () => {
  const terms = termsOf(trialPlan)
  expect(terms).toEqual({
    name: '1-Week Trial',
    first: { minor: 999, currency: 'USD' },
    firstDays: 7,
    renewal: { minor: 2999, currency: 'USD' },
    renewalDays: 30,
  })
  expect(renewsAlike(terms)).toBe(false)
})

test('the label says four weeks, but the terms say the thirty days that are granted', () => {
  const terms = termsOf(monthPlan)
  expect([terms.firstDays, terms.renewalDays]).toEqual([30, 30])
  expect(renewsAlike(terms)).toBe(true)
})

test('a renewal at the same price for a different number of days is not alike', () => {
  expect(renewsAlike({ ...termsOf(monthPlan), firstDays: 7 })).toBe(false)
})
