import type { ColumnType } from 'kysely'

/**
 * A new renewal price for existing subscribers. It is never edited, and can be withdrawn only before notices were sent.
 */
export type PriceChanges = {
  price_id: string
  applies_from: ColumnType<Date, Date, never>
  announced_at: ColumnType<Date, Date | undefined, never>
  withdrawn_at: ColumnType<Date | null, undefined, Date>
}

/** An announced price as it applies to one subscription. */
export type SubscriptionPriceChanges = {
  lead_id: string
  subscription_id: string
  price_id: string
  before_minor: number
  after_minor: number
  currency: string
  applies_from: Date
  notified_at: ColumnType<Date | null, undefined, Date>
  agreed_at: ColumnType<Date | null, undefined, Date>
  consent_id: ColumnType<string | null, undefined, string>
  approve_url: ColumnType<string | null, undefined, string | null>
  applied_at: ColumnType<Date | null, undefined, Date>
  /** When its customer changed to another plan, to which the price does not apply. */
  moot_at: ColumnType<Date | null, undefined, Date>
}
