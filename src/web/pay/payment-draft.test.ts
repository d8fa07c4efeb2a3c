import { expect, test } from 'vitest'
import { consentText, DISCLOSURE_VERSION } from '#domain/billing/disclosure.ts'
import { orderRequestOf, type PaymentDraft } from '#web/pay/payment-draft.ts'
import { monthPlan, trialPlan } from '#web/pay/plan.example.ts'
import { termsOf } from '#web/pay/plan-terms.ts'

const terms = termsOf(monthPlan)
const agreed = consentText(terms)
const card = { method: 'CREDIT_CARD' } as const
const wallet = { method: 'FAST_PAYMENTS', wallet: 'Apple Pay' } as const
const ask = (draft: PaymentDraft, payWith: typeof card | typeof wallet = card) =>
  orderRequestOf(draft, monthPlan, terms, payWith)

test('a card payment asks for what was seen, with the scenario instead of the number', () => {
  const asked = ask({ card: '4000 0000 0000 0002', agreed })
  expect(asked).toEqual({
    kind: 'ready',
    request: {
      productId: 'test-1-month',
      expectedAmountMinor: 2999,
      currency: 'USD',
      disclosureVersion: DISCLOSURE_VERSION,
      consent: true,
      method: 'CREDIT_CARD',
      sandbox: { scenario: 'declined' },
    },
  })
  expect(JSON.stringify(asked)).not.toContain('4000')
})

test('a wallet needs no card, and whatever stands in the card field is left alone', () => {
  for (const typed of ['', '4111 1111 1111 1111', '4000 0000 0000 0002'])
    expect(ask({ card: typed, agreed }, wallet)).toMatchObject({
      kind: 'ready',
      request: { method: 'FAST_PAYMENTS', wallet: 'Apple Pay', sandbox: { scenario: 'ok' } },
    })
})

test('no card, a real card and no consent are each told apart', () => {
  expect(ask({ card: '', agreed })).toEqual({ kind: 'missing', missing: 'card_empty' })
  expect(ask({ card: '4111 1111 1111 1111', agreed })).toEqual({ kind: 'missing', missing: 'card_unlisted' })
  expect(ask({ card: '4242424242424242', agreed: null })).toEqual({ kind: 'missing', missing: 'consent' })
})

test('consent to the terms of one plan, or to an older price, is none for another', () => {
  const draft = { card: '4242424242424242', agreed }
  expect(orderRequestOf(draft, trialPlan, termsOf(trialPlan), card)).toMatchObject({ missing: 'consent' })
  const dearer = { ...monthPlan, priceMinor: 3499 }
  expect(orderRequestOf(draft, dearer, termsOf(dearer), card)).toMatchObject({ missing: 'consent' })
})
