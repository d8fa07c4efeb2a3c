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
  /** Our own id where the refund was ours; null for one made in the provider's dashboard. */
  readonly refundId: string | null
}

export type DisputeSnapshot = {
  readonly ref: string
  readonly state: 'open' | 'won' | 'lost'
  /** Until when the provider takes evidence, where it tells. */
  readonly evidenceDueAt?: Date
}

/** One charge as the provider tells it: of the first period or of a renewal. */
export type ChargeSnapshot = {
  /** The same for every try to collect the same invoice. */
  readonly ref: string
  readonly kind: 'initial' | 'renewal'
  readonly amount: Money
  /** What the provider keeps of it, in the currency it settles in; absent until it tells. */
  readonly fee?: Money
  /** What the money is for. */
  readonly period: Period
  readonly state: 'pending' | 'requires_action' | 'succeeded' | 'declined' | 'void'
  /** Set where the last try was declined. */
  readonly reason: DeclineReason | null
  readonly card: Card | null
  readonly wallet: Wallet | null
  /** When it reached this state. */
  readonly at: Date
  readonly refunds: readonly RefundSnapshot[]
  readonly dispute: DisputeSnapshot | null
}

/**
 * Everything that a provider knows of one purchase, fetched whole and never pieced together from events. An adapter
 * makes it in our vocabulary; what an adapter does not understand it reports as `unrecognised` and leaves out.
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
  /** The card or wallet that the next charge goes to. */
  readonly card: Card | null
  /** Where the buyer mends a failed payment; null where there is nothing to mend. */
  readonly actionUrl: string | null
  /** By what its provider recognises the payer in any purchase, such as a mark of the card; null where it tells none. */
  readonly payer: string | null
  /** Where the payer is, as far as its provider tells. */
  readonly places: readonly PlaceEvidence[]
  /** What will be taken at the next renewal; null where none comes or the provider does not tell. */
  readonly nextAmount: Money | null
  /** Days of the period that the next renewal begins; null where none comes or the provider does not tell. */
  readonly nextDays: number | null
  /** When its provider tries again to collect what is owed; null where nothing is, or it does not tell. */
  readonly nextTryAt: Date | null
  /** Oldest first. */
  readonly charges: readonly ChargeSnapshot[]
  /** Names of states and kinds that this version does not know, for the operator. */
  readonly unrecognised: readonly string[]
  readonly fetchedAt: Date
}
