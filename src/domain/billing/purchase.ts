import type { Money } from './money.ts'
import type { OrderState } from './order.ts'
import type { PlanKey } from './plans.ts'
import type { Card, ChargeSnapshot, DisputeSnapshot, Period, RefundSnapshot } from './snapshot.ts'
import type { EndReason, SubscriptionPhase, SubscriptionState } from './subscription.ts'

/** A refund that we asked for or heard of. `requested` was not yet taken by the provider. */
export type Refund = {
  readonly id: string
  readonly chargeRef: string
  readonly ref: string | null
  readonly amount: Money
  readonly state: 'requested' | RefundSnapshot['state']
}

export type Charge = Omit<ChargeSnapshot, 'refunds' | 'dispute'> & {
  readonly dispute: DisputeSnapshot | null
  /** It came on top of another one for the same days: it pays for nothing and goes back whole. */
  readonly isDuplicate: boolean
}

/** The right to use the plan, given by one charge. Access is asked of these rows and of nothing else. */
export type Entitlement = {
  readonly chargeRef: string
  readonly startsAt: Date
  /** The period's end, with grace where a renewal is late. */
  readonly endsAt: Date
  readonly revoked: { readonly at: Date; readonly because: 'refunded' | 'disputed' | 'withdrawn' | 'erased' } | null
}

/** A plan that its owner chose after the order. */
export type AgreedPlan = { readonly key: PlanKey; readonly name: string; readonly days: number }

/** A renewal price that its owner agreed to, or that became lower, after the order. */
export type AgreedChange = {
  readonly renewal: Money
  /** The plan that begins with it; absent where the plan stays and only its price is another. */
  readonly plan?: AgreedPlan
  /** Renewals whose period begins then or later. */
  readonly appliesFrom: Date
}

/** A renewal price that was announced for one subscription and is not agreed yet. */
export type PriceProposal = {
  /** Of the announcement. */
  readonly changeId: string
  readonly before: Money
  readonly after: Money
  /** The first renewal at the new price. */
  readonly appliesFrom: Date
  /** When its owner was notified by email; null while they are not. */
  readonly notifiedAt: Date | null
  /** Its owner said yes here, and the provider waits for a yes of its own. */
  readonly isToApprove: boolean
}

/** What was agreed: with the order, which never changes, and about renewals since then. */
export type Agreement = {
  readonly orderId: string
  readonly livemode: boolean
  readonly first: Money
  readonly firstDays: number
  readonly renewal: Money
  readonly renewalDays: number
  /** In the order in which they were agreed to: a later one replaces earlier ones from its day on. */
  readonly changes: readonly AgreedChange[]
}

/** One purchase as we hold it: the order, its subscription, and all that was ever charged. */
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
    /** What its provider will take at the next renewal; null where it does not tell. */
    readonly nextAmount: Money | null
    /** Days of the period that the next renewal begins; null where its provider does not tell. */
    readonly nextDays: number | null
    /** When its provider tries again to collect what is owed; null where nothing is, or it does not tell. */
    readonly nextTryAt: Date | null
    /** Snapshots fetched before this one are old news. */
    readonly asOf: Date
  } | null
  readonly charges: readonly Charge[]
  readonly refunds: readonly Refund[]
  readonly entitlements: readonly Entitlement[]
  /** Why we ended it or are about to; stored before the provider is asked, so that its answer can be explained. */
  readonly endingBecause: EndReason | null
  /** A new price that its owner is being asked about; null where there is none. */
  readonly proposal: PriceProposal | null
}

/** An event that follows from a reduction: a cause of emails, audit entries and findings. */
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
  /** Something is not as agreed; a person has to look at it. */
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
