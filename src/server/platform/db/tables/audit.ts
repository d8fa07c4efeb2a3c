import type { ColumnType } from 'kysely'
import type { FindingKind } from '#domain/billing/finding-advice.ts'
import type { ProviderName } from '#domain/billing/providers.ts'

export type WebhookEvents = {
  provider: ProviderName
  event_id: string
  type: string
  livemode: boolean
  ref: string | null
  order_id: string | null
  /** A payment whose purchase has to be looked up at the provider. */
  payment_ref: string | null
  state: 'pending' | 'done' | 'ignored' | 'dead'
  tries: ColumnType<number, number | undefined, number>
  try_at: Date
  last_error: ColumnType<string | null, undefined, string>
  received_at: Date
  done_at: Date | null
}

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
  /** When it was emailed or, without an operator's address, logged. */
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
