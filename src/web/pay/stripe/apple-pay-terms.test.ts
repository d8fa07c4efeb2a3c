import { expect, test } from 'vitest'
import { applePayTerms } from './apple-pay-terms.ts'

const now = new Date('2026-11-21T12:00:00Z')
const usd = (minor: number) => ({ minor, currency: 'USD' })
const manage = 'https://example.com/v3/subscription'

test('a first period at its own price is shown beside the regular one', () => {
  const terms = { name: '1-Week Trial', first: usd(999), firstDays: 7, renewal: usd(2999), renewalDays: 30 }
  const sheet = applePayTerms(terms, manage, now)
  expect(sheet.managementURL).toBe(manage)
  expect(sheet.billingAgreement).toContain('$29.99')
  expect(sheet.trialBilling).toMatchObject({ amount: 999, recurringPaymentIntervalCount: 7 })
  expect(sheet.regularBilling).toMatchObject({
    amount: 2999,
    recurringPaymentIntervalUnit: 'day',
    recurringPaymentIntervalCount: 30,
    recurringPaymentStartDate: new Date('2026-11-28T12:00:00Z'),
  })
})

test('if every period costs the same, only the regular price is shown', () => {
  const terms = { name: '4-Week Plan', first: usd(2999), firstDays: 30, renewal: usd(2999), renewalDays: 30 }
  const sheet = applePayTerms(terms, manage, now)
  expect(sheet.trialBilling).toBeUndefined()
  expect(sheet.regularBilling.amount).toBe(2999)
})
