import type { EntryKind } from '#domain/billing/ledger.ts'
import type { ProviderName } from '#domain/billing/providers.ts'

/** Every movement of money; the only source of figures about money. Rows are only ever added. */
export type LedgerEntries = {
  provider: ProviderName
  livemode: boolean
  kind: EntryKind
  /** What moved the money: the reference of a charge, a dispute or a payout, or the id of a refund. */
  source: string
  /** 1, and more for corrections. */
  number: number
  cause: string
  /** Positive if our balance at the provider grew. */
  moved_minor: number
  currency: string
  at: Date
  recorded_at: Date
  /** Null for payouts. */
  lead_id: string | null
  payment_id: string | null
}
