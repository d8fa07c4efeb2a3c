import type { LeadRequest } from '#domain/api/leads.ts'
import type { OrderRequest } from '#domain/api/orders.ts'
import { dayInUtc } from '#domain/billing/day-words.ts'
import {
  DISCLOSURE_VERSION,
  disclosureLanguage,
  purchaseText,
  type ShownOffer,
  type Terms,
} from '#domain/billing/disclosure.ts'
import { textHash } from '#domain/billing/text-hash.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { exampleHero as wholeHero } from '#domain/hero/hero.example.ts'

const { eventDate: _, ...answers } = wholeHero

/**
 * An example for tests: a person who has answered every question of her path. It does not depend on the current date.
 */
export const exampleHero = {
  ...answers,
  importantEventComingUp: 'NO_EVENTS',
  email: 'anna@example.com',
} as const satisfies Hero

export const exampleLead = {
  hero: exampleHero,
  units: 'metric',
  conditions: ['NONE'],
} as const satisfies Omit<LeadRequest, 'conditions'> & { conditions: readonly string[] }

const usd = (minor: number) => ({ minor, currency: 'USD' })
const week: Terms = { name: '1-Week Trial', first: usd(999), firstDays: 7, renewal: usd(2999), renewalDays: 30 }
const soldAs: Readonly<Record<string, Terms>> = {
  'test-1-month': { ...week, name: '4-Week Plan', first: usd(2999), firstDays: 30 },
  'test-3-month': { name: '12-Week Plan', first: usd(5999), firstDays: 90, renewal: usd(5999), renewalDays: 90 },
}

/**
 * An order for the trial week with a card that works, or with `changes`; always with the matching text that was agreed
 * to.
 */
export function exampleOrder(changes: Partial<OrderRequest> = {}, now = new Date()): OrderRequest {
  const order = { productId: 'test-1-week', currency: 'USD', ...changes }
  const sold = soldAs[order.productId] ?? week
  const terms: Terms = {
    ...sold,
    first: { minor: order.expectedAmountMinor ?? sold.first.minor, currency: order.currency },
    firstDays: order.firstDays ?? sold.firstDays,
    renewal: { minor: order.renewalAmountMinor ?? sold.renewal.minor, currency: order.currency },
    renewalDays: order.renewalDays ?? sold.renewalDays,
  }
  const isReduced = order.coupon !== undefined && terms.first.minor < sold.first.minor
  const shown: ShownOffer = {
    terms,
    list: isReduced ? sold.first : terms.first,
    code: isReduced ? (order.coupon ?? '').toUpperCase() : null,
    today: dayInUtc(now),
    language: disclosureLanguage(order.disclosureVersion ?? DISCLOSURE_VERSION) ?? 'en',
  }
  return {
    expectedAmountMinor: terms.first.minor,
    firstDays: terms.firstDays,
    renewalAmountMinor: terms.renewal.minor,
    renewalDays: terms.renewalDays,
    disclosureVersion: DISCLOSURE_VERSION,
    textHash: textHash(purchaseText(shown)),
    consent: true,
    method: 'CREDIT_CARD',
    provider: 'sandbox',
    ...(order.method === 'FAST_PAYMENTS' ? {} : { sandbox: { scenario: 'ok' } as const }),
    ...order,
  }
}
