import { expect, test } from 'vitest'
import { priceConsent, shownChange } from './data/price-change-text.ts'
import { priceChangeWords } from './data/price-change-words.ts'
import { askedMonth, endingWeek, owingWeek, trialWeek } from './data/subscription.example.ts'
import { cardText, paidMoney, resumeConsent } from './data/subscription-text.ts'
import { subscriptionFacts } from './subscription-facts.ts'

const textsOf = (...[view]: Parameters<typeof subscriptionFacts>) => subscriptionFacts(view).map(({ text }) => text)

test('an active subscription shows the next amount, its day and the card', () => {
  expect(textsOf(trialWeek)).toEqual([
    '1-Week Trial',
    '$29.99 on November 28, 2026, then every 30 days',
    'test card ending in 4242',
    'November 21, 2026',
  ])
})

test('a canceled subscription shows that nothing more is charged, and until when it is open', () => {
  expect(textsOf(endingWeek)).toEqual([
    '1-Week Trial',
    'None: it doesn’t renew',
    'November 28, 2026',
    'November 21, 2026',
  ])
})

test('a subscription with a price to agree to announces no payment without consent', () => {
  expect(textsOf(askedMonth)).toEqual([
    '4-Week Plan',
    'None unless you agree to the new price',
    'test card ending in 4242',
    'December 21, 2026',
    'November 21, 2026',
  ])
})

test('the new price is shown in its currency, in the consent and on the button', () => {
  const { priceChange } = askedMonth
  if (priceChange === null) throw new Error('The example has a new price.')
  expect(priceConsent(priceChange)).toBe(
    'I agree to pay $34.99 instead of $29.99 on December 21, 2026 and every 30 days after it until I cancel.',
  )
  const yen = { ...priceChange, beforeMinor: 2980, afterMinor: 3480, currency: 'JPY' }
  expect(priceChangeWords.agree(shownChange(yen))).toBe('Agree to ¥3,480 from December 21')
})

test('an owed renewal shows its amount, the day of the next attempt and the last day to pay', () => {
  expect(textsOf(owingWeek)).toEqual([
    '4-Week Plan',
    '$29.99 for November 28, 2026 to December 28, 2026',
    'December 1, 2026',
    'December 5, 2026',
    'test card ending in 4242',
    'December 5, 2026',
    'November 21, 2026',
  ])
})

test('if a payment is open, no later payment is announced', () => {
  expect(textsOf({ ...trialWeek, state: 'past_due' }).join()).not.toContain('$29.99 on')
})

test.each([
  ['JPY', 2980, '¥2,980'],
  ['KWD', 9500, 'KWD\u00a09.500'],
  ['EUR', 2999, '€29.99'],
])('money in %s is formatted by the rules of the currency', (currency, amountMinor, words) => {
  const renewal = { amountMinor, currency, days: 1, on: '2026-11-28T23:59:00Z' }
  expect(textsOf({ ...trialWeek, renewal })).toContain(`${words} on November 28, 2026, then every 1 day`)
  expect(resumeConsent({ ...renewal, days: 30 })).toBe(
    `I agree to pay ${words} on November 28, 2026 and every 30 days after it until I cancel.`,
  )
})

test('a withdrawal pays back everything that was paid and not yet paid back', () => {
  const [payment] = trialWeek.payments
  if (payment === undefined) throw new Error('The example has a payment.')
  const renewal = { ...payment, kind: 'renewal', amountMinor: 2999, refundedMinor: 500 } as const
  expect(paidMoney([payment, renewal, { ...payment, state: 'declined' }])).toEqual({
    minor: 999 + 2499,
    currency: 'USD',
  })
  expect(paidMoney([])).toBeNull()
})

test('a wallet without digits is shown by its name only', () => {
  expect(cardText({ brand: 'Apple Pay', last4: '' })).toBe('Apple Pay')
})
