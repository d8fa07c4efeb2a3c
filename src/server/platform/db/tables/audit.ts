import type { ColumnType } from 'kysely'
import type { ProviderName } from '#domain/billing/providers.ts'
import type { findings } from '#domain/billing/purchase.ts'

export type WebhookEvents = {
  provider: ProviderName
  event_id: string
  type: string
  livemode: boolean
  ref: string | null
  order_id: string | null
  /** A payment whose purchase is to be asked for. */
  payment_ref: string | null
  state: 'pending' | 'done' | 'ignored' | 'dead'
  tries: ColumnType<number, number | undefined, number>
  try_at: Date
  last_error: ColumnType<string | null, undefined, string>
  received_at: Date
  done_at: Date | null
}

/** What may be found not to fit together: in a snapshot, or by looking from outside. */
export type FindingKind =
  | (typeof findings)[number]
  | 'paid_but_no_order'
  | 'order_without_provider_object'
  | 'entitlement_without_payment'
  | 'two_live_subscriptions'
  | 'first_price_again'
  | 'withdrawn_again'
  | 'next_amount_mismatch'
  | 'plan_not_changed'
  /** On an old page of the provider, after it was taken back here. */
  | 'undone_plan_approved'
  | 'refund_failed'
  /** What tells where a buyer is does not agree, and tax depends on it. */
  | 'place_not_proven'
  /** It had succeeded, and its bank returned it. */
  | 'refund_returned'
  | 'webhook_of_other_mode'
  | 'webhook_given_up'

export type ReconciliationFindings = {
  id: string
  what: FindingKind
  subject: string
  lead_id: string | null
  order_id: string | null
  detail: string
  found_at: Date
  seen_at: Date
  resolved_at: ColumnType<Date | null, undefined, Date>
  /** When it was written to the log. */
  notified_at: ColumnType<Date | null, undefined, Date>
}

export type Alerts = {
  id: string
  kind: string
  subject: string
  found_at: Date
  /** When it was emailed or, without an address of the operator, written to the log. */
  notified_at: Date | null
}

export type RateLimitCounts = {
  name: string
  network_hash: Buffer
  hits: number
  ends_at: Date
}

export type SeenProxy = {
  only_row: boolean
  seen_at: Date
}

export type AuditLog = {
  id: string
  lead_id: string | null
  at: Date
  actor: string
  deed: string
  subject: string
  detail: string
}
