import type { Money } from './money.ts'
import type { DeclineReason } from './order.ts'
import type { PlaceEvidence } from './place-of-supply.ts'
import type { Wallet } from './plans.ts'
import type { SubscriptionPhase, SubscriptionState } from './subscription.ts'

export type Period = { readonly start: Date; readonly end: Date }
export type Card = { readonly brand: string; readonly last4: string }

export type RefundSnapshot = {
  readonly ref: string
  readonly amount: Money
  readonly state: 'submitted' | 'succeeded' | 'failed'
  /** Our own id if we made the refund; null if it was made in the provider's dashboard. */
  readonly refundId: string | null
  /** When the provider made it; absent if it does not say. */
  readonly at?: Date
}

export type DisputeSnapshot = {
  readonly ref: string
  readonly state: 'open' | 'won' | 'lost'
  /** What is disputed, in the currency of the charge. */
  readonly amount: Money
  readonly openedAt: Date
  /** When the provider took the amount from us; null if it has not. */
  readonly takenAt: Date | null
  /** When it gave the amount back; null if it has not. */
  readonly returnedAt: Date | null
  /** What the provider keeps for it, in the currency it settles in; absent until it says, or if there is no fee. */
  readonly fee?: Money
  /** The provider's word for the complaint, such as `fraudulent`. */
  readonly reason?: string
  /** Until when the provider accepts evidence, if it says. */
  readonly evidenceDueAt?: Date
}

/** One charge as reported by the provider: of the first period or of a renewal. */
export type ChargeSnapshot = {
  /** The same for every attempt to collect the same invoice. */
  readonly ref: string
  readonly kind: 'initial' | 'renewal'
  readonly amount: Money
  /** The provider's fee, in the currency it settles in; absent until the provider reports it. */
  readonly fee?: Money
  /** The period that the money pays for. */
  readonly period: Period
  readonly state: 'pending' | 'requires_action' | 'succeeded' | 'declined' | 'void'
  /** Set if the last attempt was declined. */
  readonly reason: DeclineReason | null
  readonly card: Card | null
  readonly wallet: Wallet | null
  /** When it reached this state. */
  readonly at: Date
  readonly refunds: readonly RefundSnapshot[]
  /** Oldest first. A payment may be disputed more than once. */
  readonly disputes: readonly DisputeSnapshot[]
}

/**
 * Everything that a provider knows about one purchase, fetched whole and never pieced together from events. An adapter
 * translates it into our terms; what it does not understand is left out and reported in `unrecognised`.
 */
export type PurchaseSnapshot = {
  /** The provider's id of the subscription. */
  readonly ref: string
  readonly orderId: string
  readonly livemode: boolean
  readonly state: SubscriptionState
  readonly phase: SubscriptionPhase
  readonly period: Period | null
  readonly cancelAtPeriodEnd: boolean
  readonly endedAt: Date | null
  /** The card or wallet that will be charged next. */
  readonly card: Card | null
  /** Where the buyer can fix a failed payment; null if there is nothing to fix. */
  readonly actionUrl: string | null
  /**
   * The provider's fingerprint of the payer, the same in all their purchases, such as that of the card; null if it
   * gives none.
   */
  readonly payer: string | null
  /** Evidence of where the payer is, as far as the provider gives it. */
  readonly places: readonly PlaceEvidence[]
  /** What will be charged at the next renewal; null if there is none, or if the provider does not say. */
  readonly nextAmount: Money | null
  /**
   * Length in days of the period that the next renewal pays for; null if there is none, or if the provider does not
   * say.
   */
  readonly nextDays: number | null
  /** When the provider next tries to collect what is owed; null if nothing is, or if it does not say. */
  readonly nextTryAt: Date | null
  /** What we may collect of what is owed, at once; absent if only the provider can, or if nothing is owed. */
  readonly collectable?: Money
  /** Oldest first. */
  readonly charges: readonly ChargeSnapshot[]
  /** Names of states and kinds that this version does not know, to be shown to the operator. */
  readonly unrecognised: readonly string[]
  readonly fetchedAt: Date
}
