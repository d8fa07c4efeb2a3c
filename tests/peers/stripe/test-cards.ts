import type { SandboxScenario } from '#domain/billing/sandbox-cards.ts'

/** The behaviour of a test card, under Stripe's well-known numbers. */
export type TestCard = {
  readonly last4: string
  /** The bank's answer while the buyer is present. */
  readonly present: 'pays' | 'asks' | Decline
  /** The bank's answer to a renewal. */
  readonly absent: 'pays' | 'asks' | Decline
  /** Days after a charge on which the cardholder disputes it. */
  readonly disputedAfter?: number
  readonly wallet?: 'apple_pay' | 'google_pay'
}
export type Decline = { readonly code: string; readonly decline_code?: string }

const generic: Decline = { code: 'card_declined', decline_code: 'generic_decline' }

export const testCards = {
  ok: { last4: '4242', present: 'pays', absent: 'pays' },
  declined: { last4: '0002', present: generic, absent: generic },
  insufficient_funds: {
    last4: '9995',
    present: { code: 'card_declined', decline_code: 'insufficient_funds' },
    absent: generic,
  },
  expired: { last4: '0069', present: { code: 'expired_card' }, absent: generic },
  wrong_cvc: { last4: '0127', present: { code: 'incorrect_cvc' }, absent: generic },
  challenge: { last4: '3155', present: 'asks', absent: 'pays' },
  renewals_fail: { last4: '0341', present: 'pays', absent: generic },
  renewals_ask: { last4: '3184', present: 'asks', absent: 'asks' },
  disputed_later: { last4: '0259', present: 'pays', absent: 'pays', disputedAfter: 3 },
  apple_pay: { last4: '4242', present: 'pays', absent: 'pays', wallet: 'apple_pay' },
} as const satisfies Readonly<
  Record<Exclude<SandboxScenario, 'unknown_outcome'> | 'renewals_ask' | 'apple_pay', TestCard>
>
export type CardName = keyof typeof testCards

export const isCardName = (name: string): name is CardName => Object.hasOwn(testCards, name)
