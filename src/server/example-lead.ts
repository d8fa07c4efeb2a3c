import type { LeadRequest } from '#domain/api/leads.ts'
import type { OrderRequest } from '#domain/api/orders.ts'
import { DISCLOSURE_VERSION } from '#domain/billing/disclosure.ts'
import { exampleHero as wholeHero } from '#domain/hero/example-hero.ts'
import type { Hero } from '#domain/hero/hero.ts'

const { eventDate: _, ...answers } = wholeHero

/** A person who has answered every question of her path, on any day: an example for tests. */
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

/** She buys the trial week with a card that works. */
export const exampleOrder = {
  productId: 'test-1-week',
  expectedAmountMinor: 999,
  currency: 'USD',
  disclosureVersion: DISCLOSURE_VERSION,
  consent: true,
  method: 'CREDIT_CARD',
  sandbox: { scenario: 'ok' },
} as const satisfies OrderRequest
