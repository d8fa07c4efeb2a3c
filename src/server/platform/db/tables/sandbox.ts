import type { ColumnType, Generated } from 'kysely'
import type { DeclineReason } from '#domain/billing/order.ts'
import type { SandboxWallet } from '#domain/billing/sandbox-cards.ts'
import type { ChargeSnapshot, DisputeSnapshot } from '#domain/billing/snapshot.ts'
import type { SubscriptionPhase, SubscriptionState } from '#domain/billing/subscription.ts'

export type SandboxSubscriptions = {
  ref: ColumnType<string, string, never>
  order_id: ColumnType<string, string, never>
  state: Exclude<SubscriptionState, 'trialing' | 'unpaid'>
  phase: SubscriptionPhase
  currency: string
  first_amount_minor: number
  first_days: number
  renewal_amount_minor: number
  renewal_days: number
  /** Amount and days of the plan that begins with the next renewal; null if the plan stays. */
  next_amount_minor: ColumnType<number | null, number | null | undefined, number | null>
  next_days: ColumnType<number | null, number | null | undefined, number | null>
  period_start: Date | null
  period_end: Date | null
  cancel_at_period_end: Generated<boolean>
  ended_at: Date | null
  renewals_fail: Generated<boolean>
  card_last4: string
  wallet: SandboxWallet | null
  created_at: ColumnType<Date, Date, never>
  changed_at: Date
}

export type SandboxCharges = {
  ref: ColumnType<string, string, never>
  subscription_ref: ColumnType<string, string, never>
  number: number
  amount_minor: number
  currency: string
  period_start: Date
  period_end: Date
  state: ChargeSnapshot['state']
  reason: DeclineReason | null
  tries: Generated<number>
  at: Date
  disputed_from: Date | null
  /** When the dispute was opened and decided. */
  disputed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  dispute_answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  dispute_closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  dispute_state: DisputeSnapshot['state'] | null
}

export type SandboxRefunds = {
  refund_id: string
  ref: string
  charge_ref: string
  amount_minor: number
  currency: string
  at: Date
}

export type SandboxCalls = { key: string; made_at: Date }

export type SandboxEvents = {
  id: string
  type: string
  ref: string
  order_id: string
  made_at: Date
  delivered_at: Date | null
  tries: Generated<number>
}

export const webhookDeliveryModes = ['prompt', 'delayed', 'duplicated', 'reordered', 'dropped'] as const
export type WebhookDeliveryMode = (typeof webhookDeliveryModes)[number]

export type SandboxSettings = {
  only_row: Generated<boolean>
  signing_secret: string
  ahead_ms: Generated<number>
  webhooks: Generated<WebhookDeliveryMode>
}
