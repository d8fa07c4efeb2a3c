import type { DeclineReason } from '#domain/billing/order.ts'
import { type SandboxScenario, sandboxScenarios } from '#domain/billing/sandbox-cards.ts'

/** The behaviour of a test card. */
export type SandboxCard = {
  /** Outcome of the first charge. */
  readonly first: 'succeeded' | 'declined' | 'requires_action'
  readonly reason?: DeclineReason
  /** The reply to the first charge is lost. */
  readonly answerLost?: true
  readonly renewalsFail?: true
  /** Days after the charge on which the card's owner opens a dispute. */
  readonly disputedAfter?: number
}

export const sandboxCards: Readonly<Record<SandboxScenario, SandboxCard>> = {
  ok: { first: 'succeeded' },
  declined: { first: 'declined', reason: 'PAYMENT_DECLINED' },
  insufficient_funds: { first: 'declined', reason: 'PAYMENT_INSUFFICIENT_FUNDS' },
  expired: { first: 'declined', reason: 'PAYMENT_CARD_EXPIRED' },
  wrong_cvc: { first: 'declined', reason: 'PAYMENT_WRONG_CVC' },
  unknown_outcome: { first: 'succeeded', answerLost: true },
  challenge: { first: 'requires_action' },
  renewals_fail: { first: 'succeeded', renewalsFail: true },
  disputed_later: { first: 'succeeded', disputedAfter: 3 },
}

export const last4Of = (scenario: SandboxScenario): string => sandboxScenarios[scenario].slice(-4)
