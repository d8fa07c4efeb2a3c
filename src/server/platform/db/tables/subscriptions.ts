import type { ColumnType } from 'kysely'
import type { NoticeKind } from '#domain/billing/notices.ts'
import type { ProviderName } from '#domain/billing/providers.ts'
import type { EndReason, SubscriptionPhase, SubscriptionState } from '#domain/billing/subscription.ts'

export type Intent = 'cancel_at_period_end' | 'cancel_now' | 'resume' | 'change_price' | 'change_plan' | 'keep_plan'

/** The address under which subscriptions were bought. All leads with the same address are one customer. */
export type Customers = {
  id: string
  email_normalised: string
}

export type Subscriptions = {
  lead_id: string
  id: string
  order_id: string
  provider: ProviderName
  provider_ref: string
  livemode: boolean
  customer_id: string
  /** Hash of the provider's identifier of the first payer; null if the provider reported none. */
  payer_hash: ColumnType<Buffer | null, undefined, Buffer>
  state: SubscriptionState
  phase: SubscriptionPhase
  period_start: Date | null
  period_end: Date | null
  cancel_at_period_end: boolean
  ended_at: Date | null
  end_reason: EndReason | null
  past_due_since: Date | null
  card_brand: string | null
  card_last4: string | null
  action_url: string | null
  next_amount_minor: ColumnType<number | null, number | null | undefined, number | null>
  next_currency: ColumnType<string | null, string | null | undefined, string | null>
  next_days: ColumnType<number | null, number | null | undefined, number | null>
  next_try_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  as_of: Date
  intent: ColumnType<Intent | null, Intent | undefined, Intent | null>
  intent_at: ColumnType<Date | null, Date | undefined, Date | null>
  ending_because: ColumnType<EndReason | null, EndReason | null | undefined, EndReason | null>
  changes: ColumnType<number, number | undefined, number>
  duplicate_of: ColumnType<string | null, string | null | undefined, string | null>
  created_at: Date
}

export type SubscriptionTransitions = {
  lead_id: string
  subscription_id: string
  number: number
  from_state: SubscriptionState | null
  to_state: SubscriptionState
  cause: string
  at: Date
}

export type Entitlements = {
  lead_id: string
  payment_id: string
  livemode: boolean
  starts_at: Date
  ends_at: Date
  revoked_at: Date | null
  revoked_because: 'refunded' | 'disputed' | 'withdrawn' | 'erased' | null
}

export type ScheduledNotices = {
  lead_id: string
  subscription_id: string
  kind: NoticeKind
  period: string
  due_at: Date
  sent_at: ColumnType<Date | null, undefined, Date>
}
