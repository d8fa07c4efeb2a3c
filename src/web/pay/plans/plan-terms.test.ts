import { expect, test } from 'vitest'
import { renewsAlike } from '#domain/billing/disclosure.ts'
import { monthPlan, trialPlan } from './plan.example.ts'
import { termsOf } from './plan-terms.ts'

test('a trial names its own price and days, and what comes after it', () => {
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

test('the label says four weeks, the terms say the thirty days that are granted', () => {
  const terms = termsOf(monthPlan)
  expect([terms.firstDays, terms.renewalDays]).toEqual([30, 30])
  expect(renewsAlike(terms)).toBe(true)
})

test('the same price for other days is not the same again', () => {
  expect(renewsAlike({ ...termsOf(monthPlan), firstDays: 7 })).toBe(false)
})
