import type { ObservedMove } from './charge-moves.ts'
import type { Money } from './money.ts'
import type { OrderState } from './order.ts'
import type { PlanKey } from './plans.ts'
import type { ProviderName } from './providers.ts'
import type { Card, ChargeSnapshot, Period, RefundSnapshot } from './snapshot.ts'
import type { EndReason, SubscriptionPhase, SubscriptionState } from './subscription.ts'

/** A refund that we requested or were told about. `requested`: the provider has not accepted it yet. */
export type Refund = {
  readonly id: string
  readonly chargeRef: string
  readonly ref: string | null
  readonly amount: Money
  readonly state: 'requested' | RefundSnapshot['state']
  /** When the provider made it; absent if that is not known. */
  readonly at?: Date
}

export type Charge = Omit<ChargeSnapshot, 'refunds'> & {
  /** It came on top of another charge for the same days: it pays for nothing and is refunded in full. */
  readonly isDuplicate: boolean
}

/** The right to use the plan, granted by one charge. Access depends on these rows and on nothing else. */
export type Entitlement = {
  readonly chargeRef: string
  readonly startsAt: Date
  /** The end of the period, with grace if a renewal is late. */
  readonly endsAt: Date
  readonly revoked: { readonly at: Date; readonly because: 'refunded' | 'disputed' | 'withdrawn' | 'erased' } | null
}

/** A plan that the customer chose after the order. */
export type AgreedPlan = { readonly key: PlanKey; readonly name: string; readonly days: number }

/** A renewal price that the customer agreed to, or that was lowered, after the order. */
export type AgreedChange = {
  readonly renewal: Money
  /** The plan that starts with it; absent if the plan stays and only its price changes. */
  readonly plan?: AgreedPlan
  /** It applies to renewals whose period starts at or after this moment. */
  readonly appliesFrom: Date
}

/** A renewal price that was announced for one subscription and has not been agreed to yet. */
export type PriceProposal = {
  /** Id of the announcement. */
  readonly changeId: string
  readonly before: Money
  readonly after: Money
  /** The first renewal at the new price. */
  readonly appliesFrom: Date
  /** When the customer was notified by email; null if they were not yet. */
  readonly notifiedAt: Date | null
  /** The customer consented here, and the provider needs its own approval. */
  readonly isToApprove: boolean
}

/** What was agreed: with the order, which never changes, and about renewals since. */
export type Agreement = {
  readonly orderId: string
  readonly provider: ProviderName
  readonly livemode: boolean
  readonly first: Money
  readonly firstDays: number
  readonly renewal: Money
  readonly renewalDays: number
  /** In the order of agreement: a later change replaces earlier ones from its day on. */
  readonly changes: readonly AgreedChange[]
}

/** One purchase as stored here: the order, its subscription, and all charges ever made. */
export type Purchase = {
  readonly agreement: Agreement
  readonly order: OrderState
  readonly subscription: {
    readonly ref: string
    readonly state: SubscriptionState
    readonly phase: SubscriptionPhase
    readonly period: Period | null
    readonly cancelAtPeriodEnd: boolean
    readonly endedAt: Date | null
    readonly endReason: EndReason | null
    /** Since when a renewal is owed. */
    readonly pastDueSince: Date | null
    readonly card: Card | null
    readonly actionUrl: string | null
    /** What the provider will charge at the next renewal; null if it does not say. */
    readonly nextAmount: Money | null
    /** Length in days of the period that the next renewal pays for; null if the provider does not say. */
    readonly nextDays: number | null
    /** When the provider next tries to collect what is owed; null if nothing is, or if it does not say. */
    readonly nextTryAt: Date | null
    /** What we may collect of what is owed, at once; null if only the provider can, or if nothing is owed. */
    readonly collectable: Money | null
    /** When the snapshot was fetched; older snapshots are outdated. */
    readonly asOf: Date
  } | null
  readonly charges: readonly Charge[]
  readonly refunds: readonly Refund[]
  readonly entitlements: readonly Entitlement[]
  /** Free days and pauses that the provider observes, oldest first; absent if there are none. */
  readonly moves?: readonly ObservedMove[]
  /** Why we ended it or are about to; stored before the provider is called, so that its reply can be explained. */
  readonly endingBecause: EndReason | null
  /** A new price that the customer is being asked about; null if there is none. */
  readonly proposal: PriceProposal | null
}

/** An event that results from a reduction and may cause emails, audit entries and findings. */
export type ReductionEvent =
  | { readonly kind: 'order'; readonly from: OrderState; readonly to: OrderState }
  | { readonly kind: 'subscription'; readonly from: SubscriptionState | null; readonly to: SubscriptionState }
  | { readonly kind: 'first_payment'; readonly charge: Charge }
  | { readonly kind: 'renewed'; readonly charge: Charge }
  | { readonly kind: 'payment_failed'; readonly charge: Charge }
  | { readonly kind: 'recovered'; readonly charge: Charge }
  | { readonly kind: 'cancel_scheduled'; readonly endsAt: Date }
  | { readonly kind: 'resumed' }
  | { readonly kind: 'ended'; readonly because: EndReason; readonly accessUntil: Date | null }
  | { readonly kind: 'refunded'; readonly refund: Refund; readonly isWhole: boolean }
  | { readonly kind: 'disputed'; readonly chargeRef: string }
  /** Something is not as agreed; an operator has to look at it. */
  | { readonly kind: 'finding'; readonly finding: Finding }

type FindingInSnapshot =
  | 'amount_mismatch'
  | 'livemode_mismatch'
  | 'order_mismatch'
  | 'charge_after_end'
  | 'second_charge'
  | 'strange_state'
  | 'refused_transition'
export type Finding = { readonly what: FindingInSnapshot; readonly detail: string }
