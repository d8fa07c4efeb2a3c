import { expect, test } from 'vitest'
import type { Product } from '#domain/api/products.ts'
import { DISCLOSURE_VERSION, purchaseText } from '#domain/billing/disclosure.ts'
import { sandboxWallets } from '#domain/billing/sandbox-cards.ts'
import { textHash } from '#domain/billing/text-hash.ts'
import { termsOf } from '#web/device/plan-terms.ts'
import { monthPlan, monthQuote, trialPlan } from '#web/pay/plans/plan.example.ts'
import {
  emptyDraft,
  orderRequestOf,
  type PaymentDraft,
  type PayWith,
  payWithWallet,
  shownIn,
  withCountry,
} from './payment-draft.ts'

const day = '2026-11-22'
const agreed = purchaseText(shownIn(emptyDraft, monthPlan, day))
const card: PayWith = { provider: 'sandbox', method: 'CREDIT_CARD' }
const ask = (draft: Partial<PaymentDraft>, payWith: PayWith = card) =>
  orderOf({ ...emptyDraft, ...draft }, monthPlan, payWith)
const orderOf = (draft: PaymentDraft, plan: Product, payWith: PayWith, today = day) =>
  orderRequestOf(draft, plan, shownIn(draft, plan, today), payWith)

test('a card payment requests the terms that were shown, with the scenario instead of the card number', () => {
  const asked = ask({ card: '4000 0000 0000 0002', agreed })
  expect(asked).toEqual({
    kind: 'ready',
    request: {
      productId: 'test-1-month',
      expectedAmountMinor: 2999,
      currency: 'USD',
      firstDays: 30,
      renewalAmountMinor: 2999,
      renewalDays: 30,
      disclosureVersion: DISCLOSURE_VERSION,
      textHash: textHash(agreed),
      consent: true,
      method: 'CREDIT_CARD',
      provider: 'sandbox',
      sandbox: { scenario: 'declined' },
    },
  })
  expect(JSON.stringify(asked)).not.toContain('4000')
})

test('a country that is asked for is filled in from the network, sent, and reported first if missing', () => {
  const asked = withCountry({ ...emptyDraft, agreed }, { country: 'FI' })
  expect(orderOf(asked, monthPlan, payWithWallet('PayPal'))).toMatchObject({ request: { country: 'FI' } })
  const changed = withCountry({ ...asked, country: 'IE' }, { country: 'FI' })
  expect(orderOf(changed, monthPlan, payWithWallet('PayPal'))).toMatchObject({ request: { country: 'IE' } })
  const unknown = withCountry(emptyDraft, { country: null })
  expect(orderOf(unknown, monthPlan, payWithWallet('PayPal'))).toEqual({
    kind: 'missing',
    missing: ['country', 'consent'],
  })
  expect(withCountry({ ...emptyDraft, country: 'FI' }, null).country).toBeNull()
})

test('a wallet needs no card, and the content of the card field is ignored', () => {
  for (const wallet of sandboxWallets) {
    const asked = ask({ agreed }, payWithWallet(wallet))
    expect(asked).toMatchObject({ kind: 'ready', request: { provider: 'sandbox', method: 'FAST_PAYMENTS' } })
    expect(JSON.stringify(asked)).not.toContain('scenario')
    for (const typed of ['4111 1111 1111 1111', '4000 0000 0000 0002'])
      expect(ask({ card: typed, agreed }, payWithWallet(wallet))).toEqual(asked)
  }
})

test('the order names the wallets of a phone, but not PayPal', () => {
  const named = sandboxWallets.map((wallet) => {
    const asked = ask({ agreed }, payWithWallet(wallet))
    return asked.kind === 'ready' ? asked.request.wallet : asked
  })
  expect(named).toEqual(['Apple Pay', 'Google Pay', undefined])
})

test('real providers read the card in their own form, and nothing about the sandbox is sent to them', () => {
  for (const payWith of [
    { provider: 'stripe', method: 'CREDIT_CARD' },
    { provider: 'paypal', method: 'FAST_PAYMENTS' },
  ] as const) {
    const asked = ask({ card: '4242 4242 4242 4242', agreed }, payWith)
    expect(asked).toMatchObject({ kind: 'ready', request: payWith })
    expect(JSON.stringify(asked)).not.toMatch(/4242|sandbox/)
    expect(ask({}, payWith)).toEqual({ kind: 'missing', missing: ['consent'] })
  }
})

test('a missing card, a real card and a missing consent are told apart', () => {
  expect(ask({})).toEqual({ kind: 'missing', missing: ['card_empty', 'consent'] })
  expect(ask({ agreed })).toEqual({ kind: 'missing', missing: ['card_empty'] })
  expect(ask({ card: '4111 1111 1111 1111', agreed })).toEqual({ kind: 'missing', missing: ['card_unlisted'] })
  expect(ask({ card: '4242424242424242' })).toEqual({ kind: 'missing', missing: ['consent'] })
})

test('consent to the terms of one plan, or to an older price, does not cover another', () => {
  const draft = { ...emptyDraft, card: '4242424242424242', agreed }
  expect(orderOf(draft, trialPlan, card)).toMatchObject({ missing: ['consent'] })
  expect(orderOf(draft, { ...monthPlan, priceMinor: 3499 }, card)).toMatchObject({ missing: ['consent'] })
  const dearer = { ...monthPlan, renewal: { ...monthPlan.renewal, priceMinor: 8999 } }
  expect(orderOf(draft, dearer, card)).toMatchObject({ missing: ['consent'] })
  expect(orderOf(draft, monthPlan, card, '2026-11-23')).toMatchObject({ missing: ['consent'] })
})

test('a coupon lowers only what is due today, and needs its own consent', () => {
  const draft = { ...emptyDraft, card: '4242424242424242', agreed, quote: monthQuote }
  const shown = shownIn(draft, monthPlan, day)
  const { terms } = shown
  expect([terms.first.minor, terms.renewal.minor]).toEqual([2000, 2999])
  expect(orderOf(draft, monthPlan, card)).toMatchObject({ missing: ['consent'] })
  expect(orderOf({ ...draft, agreed: purchaseText(shown) }, monthPlan, card)).toMatchObject({
    request: { coupon: 'WELCOME20', expectedAmountMinor: 2000 },
  })
})

test('a coupon that was quoted for another plan or another price is not used', () => {
  for (const plan of [trialPlan, { ...monthPlan, priceMinor: 3499 }, { ...monthPlan, currency: 'JPY' }])
    expect(shownIn({ ...emptyDraft, quote: monthQuote }, plan, day)).toMatchObject({ terms: termsOf(plan), code: null })
})
