import type { QuoteReply } from '#domain/api/orders.ts'
import type { Product } from '#domain/api/products.ts'
import { DISCLOSURE_VERSION } from '#domain/billing/disclosure.ts'

const period = (priceMinor: number, days: number) => ({ price: priceMinor / 100, priceMinor, days })

/** A week at its own price, then a month at a time at another price. */
export const trialPlan: Product = {
  id: 'test-1-week',
  key: '1-WEEK',
  name: '1-Week Trial',
  interval: '7 days',
  intervalDays: 7,
  price: 9.99,
  priceMinor: 999,
  currency: 'USD',
  intro: period(999, 7),
  renewal: period(2999, 30),
  disclosureVersion: DISCLOSURE_VERSION,
}

/** A plan whose periods all cost the same. */
export const monthPlan: Product = {
  id: 'test-1-month',
  key: '1-MONTH',
  name: '4-Week Plan',
  interval: '30 days',
  intervalDays: 30,
  price: 29.99,
  priceMinor: 2999,
  currency: 'USD',
  intro: null,
  renewal: period(2999, 30),
  disclosureVersion: DISCLOSURE_VERSION,
}

/** The quote for `monthPlan` with a coupon on its first period. */
export const monthQuote: QuoteReply = {
  productId: 'test-1-month',
  coupon: 'WELCOME20',
  currency: 'USD',
  listAmountMinor: 2999,
  amountMinor: 2000,
  endsAt: null,
}
