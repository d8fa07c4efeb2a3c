import type { ColumnType, Generated } from 'kysely'
import type { SavedPage } from '#domain/api/console/views.ts'
import type { FindingKind } from '#domain/billing/finding-advice.ts'
import type { EntryKind } from '#domain/billing/ledger.ts'
import type { NoticeKind } from '#domain/billing/notices.ts'
import type { DeclineReason, OrderState } from '#domain/billing/order.ts'
import type { PlaceSource } from '#domain/billing/place-of-supply.ts'
import type { PaymentMethod, PlanKey, Wallet } from '#domain/billing/plans.ts'
import type { ProviderName } from '#domain/billing/providers.ts'
import type { Refund } from '#domain/billing/purchase.ts'
import type { SandboxScenario, SandboxWallet } from '#domain/billing/sandbox-cards.ts'
import type { ChargeSnapshot, DisputeSnapshot } from '#domain/billing/snapshot.ts'
import type { EndReason, SubscriptionPhase, SubscriptionState } from '#domain/billing/subscription.ts'

export const unsettledAttemptStates = ['open', 'waiting', 'pending'] as const
export type AttemptState = (typeof unsettledAttemptStates)[number] | 'succeeded' | 'declined' | 'void'

/** Why money is refunded; `provider` if that was decided at the provider. */
export type RefundCause = 'withdrawn' | 'duplicate' | 'after_end' | 'support' | 'fraud_warning' | 'provider'

/** Why a plan that was agreed to did not begin. */
export type PlanUndoneBecause = 'customer' | 'replaced' | 'canceled' | 'ended' | 'not_taken'

export const webhookDeliveryModes = ['prompt', 'delayed', 'duplicated', 'reordered', 'dropped'] as const
export type WebhookDeliveryMode = (typeof webhookDeliveryModes)[number]

/** Why a next charge was moved: free days, a pause, or another end of a pause. */
export type MoveKind = 'free_days' | 'pause' | 'pause_end'

export type Intent =
  | 'cancel_at_period_end'
  | 'cancel_now'
  | 'resume'
  | 'change_price'
  | 'change_plan'
  | 'keep_plan'
  | 'collect'

/**
 * What is known of the columns of sales beyond their type in SQL. All others are as kysely-codegen finds them in the
 * database (`tables.generated.ts`).
 */
export type SalesColumns = {
  charge_moves: {
    kind: MoveKind
  }
  saved_views: {
    page: SavedPage
  }
  products: {
    key: PlanKey
  }
  /** Rows are inserted and retired, never edited; the database refuses it. */
  prices: {
    product_key: PlanKey
    created_at: ColumnType<Date, Date | undefined, never>
  }
  coupons: {
    kind: 'fixed_price' | 'amount_off' | 'percent_off'
    plan_key: PlanKey | null
    /** The operator's act that added it. */
    act_id: ColumnType<string | null, string | undefined, never>
  }
  /**
   * A new renewal price for existing subscribers. It is never edited, and can be withdrawn only before notices were sent.
   */
  price_changes: {
    applies_from: ColumnType<Date, Date, never>
    announced_at: ColumnType<Date, Date | undefined, never>
    withdrawn_at: ColumnType<Date | null, undefined, Date>
  }
  /** An announced price as it applies to one subscription. */
  subscription_price_changes: {
    notified_at: ColumnType<Date | null, undefined, Date>
    agreed_at: ColumnType<Date | null, undefined, Date>
    consent_id: ColumnType<string | null, undefined, string>
    approve_url: ColumnType<string | null, undefined, string | null>
    applied_at: ColumnType<Date | null, undefined, Date>
    /** When its customer changed to another plan, to which the price does not apply. */
    moot_at: ColumnType<Date | null, undefined, Date>
  }
  /** Another plan for the periods after the paid one, as the customer agreed to it. The agreed terms are never edited. */
  subscription_plan_changes: {
    product_key: PlanKey
    applies_from: ColumnType<Date, Date, never>
    agreed_at: ColumnType<Date, Date, never>
    consent_id: ColumnType<string, string, never>
    was_ending: ColumnType<boolean, boolean, never>
    approve_url: ColumnType<string | null, undefined, string | null>
    applied_at: ColumnType<Date | null, undefined, Date>
    begun_at: ColumnType<Date | null, undefined, Date>
    undone_at: ColumnType<Date | null, undefined, Date>
    undone_because: ColumnType<PlanUndoneBecause | null, undefined, PlanUndoneBecause>
  }
  orders: {
    product_key: PlanKey
    /** The amount due for the first period, after the coupon. */
    first_amount_minor: number
    state: OrderState
    provider: ProviderName
    /** The provider's customer for this order; null if the provider has no customers. */
    provider_customer: ColumnType<string | null, string | null | undefined, string>
  }
  payment_attempts: {
    provider: ProviderName
    method: PaymentMethod
    wallet: Wallet | null
    scenario: SandboxScenario | null
    state: AttemptState
    reason: DeclineReason | null
  }
  consents: {
    kind: Generated<'purchase' | 'resume' | 'price_change' | 'plan_change'>
  }
  subscriptions: {
    provider: ProviderName
    /** Hash of the provider's identifier of the first payer; null if the provider reported none. */
    payer_hash: ColumnType<Buffer | null, undefined, Buffer>
    state: SubscriptionState
    phase: SubscriptionPhase
    end_reason: EndReason | null
    intent: ColumnType<Intent | null, Intent | undefined, Intent | null>
    ending_because: ColumnType<EndReason | null, EndReason | null | undefined, EndReason | null>
  }
  subscription_transitions: {
    from_state: SubscriptionState | null
    to_state: SubscriptionState
  }
  /** Charges, as their provider last reported them. */
  payments: {
    provider: ProviderName
    kind: ChargeSnapshot['kind']
    state: ChargeSnapshot['state']
    reason: DeclineReason | null
    wallet: Wallet | null
    /** The provider's fee, in the currency in which it settles; null until it is known. */
    fee_minor: ColumnType<number | null, number | null | undefined, number | null>
    /** Whether it was charged in addition to another charge for the same days. */
    is_duplicate: boolean
  }
  refunds: {
    state: Refund['state']
    because: RefundCause
    retry_of: ColumnType<string | null, string | null | undefined, never>
  }
  disputes: {
    state: DisputeSnapshot['state']
    /** What is disputed, in the currency of the charge. */
    amount_minor: number
    /** When the provider took the amount, and when it gave it back. */
    taken_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    /** When the evidence was sent to the provider from the console. */
    answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    /** The provider's deadline for evidence, if it names one. */
    evidence_due_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  outgoing_events: {
    state: 'waiting' | 'delivered' | 'given_up'
    settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  fraud_warnings: {
    outcome: 'waiting' | 'refunded' | 'noted'
    decided_at: ColumnType<Date | null, Date | null | undefined, Date>
  }
  /** Every movement of money; the only source of figures about money. Rows are only ever added. */
  ledger_entries: {
    provider: ProviderName
    kind: EntryKind
    /** What moved the money: the reference of a charge, a dispute or a payout, or the id of a refund. */
    source: string
    /** 1, and more for corrections. */
    number: number
    /** Positive if our balance at the provider grew. */
    moved_minor: number
    /** Null for payouts. */
    lead_id: string | null
  }
  /** Evidence of where a buyer is, one row per source. */
  order_places: {
    source: PlaceSource
  }
  /** Receipts, credit notes and their reversals, which are never edited. */
  tax_documents: {
    /** A reversal takes back the credit note of a refund that a bank returned. */
    kind: 'receipt' | 'credit_note' | 'credit_note_reversal'
    /** Negative on a credit note. */
    gross_minor: number
  }
  entitlements: {
    revoked_because: 'refunded' | 'disputed' | 'withdrawn' | 'erased' | null
  }
  scheduled_notices: {
    kind: NoticeKind
    sent_at: ColumnType<Date | null, undefined, Date>
  }
  webhook_events: {
    provider: ProviderName
    /** A payment whose purchase has to be looked up at the provider. */
    payment_ref: string | null
    state: 'pending' | 'done' | 'ignored' | 'dead'
    last_error: ColumnType<string | null, undefined, string>
  }
  reconciliation_findings: {
    what: FindingKind
    resolved_at: ColumnType<Date | null, undefined, Date>
    /** When it was written to the log. */
    notified_at: ColumnType<Date | null, undefined, Date>
  }
  alerts: {
    /** When it was emailed or, without an operator's address, logged. */
    notified_at: Date | null
    /** What it says, and the page on which to look; only of alerts that the console shows as well. */
    title: string | null
    look_at: string | null
  }
  sandbox_subscriptions: {
    ref: ColumnType<string, string, never>
    order_id: ColumnType<string, string, never>
    state: Exclude<SubscriptionState, 'trialing' | 'unpaid'>
    phase: SubscriptionPhase
    /** Amount and days of the plan that begins with the next renewal; null if the plan stays. */
    next_amount_minor: ColumnType<number | null, number | null | undefined, number | null>
    wallet: SandboxWallet | null
    created_at: ColumnType<Date, Date, never>
  }
  sandbox_charges: {
    ref: ColumnType<string, string, never>
    subscription_ref: ColumnType<string, string, never>
    state: ChargeSnapshot['state']
    reason: DeclineReason | null
    /** When the dispute was opened and decided. */
    disputed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    dispute_state: DisputeSnapshot['state'] | null
  }
  sandbox_settings: {
    webhooks: Generated<WebhookDeliveryMode>
  }
}
