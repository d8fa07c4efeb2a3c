import type { ColumnType } from 'kysely'
import type { DeclineReason } from '#domain/billing/order.ts'
import type { Wallet } from '#domain/billing/plans.ts'
import type { ProviderName } from '#domain/billing/providers.ts'
import type { Refund } from '#domain/billing/purchase.ts'
import type { ChargeSnapshot, DisputeSnapshot } from '#domain/billing/snapshot.ts'

/** Charges, as their provider last reported them. */
export type Payments = {
  lead_id: string
  id: string
  order_id: string
  subscription_id: string
  provider: ProviderName
  provider_ref: string
  livemode: boolean
  kind: ChargeSnapshot['kind']
  amount_minor: number
  currency: string
  period_start: Date
  period_end: Date
  state: ChargeSnapshot['state']
  reason: DeclineReason | null
  card_brand: string | null
  card_last4: string | null
  wallet: Wallet | null
  at: Date
  /** The provider's fee, in the currency in which it settles; null until it is known. */
  fee_minor: ColumnType<number | null, number | null | undefined, number | null>
  fee_currency: ColumnType<string | null, string | null | undefined, string | null>
  /** Whether it was charged in addition to another charge for the same days. */
  is_duplicate: boolean
}

/** Why money is refunded; `provider` if that was decided at the provider. */
export type RefundCause = 'withdrawn' | 'duplicate' | 'after_end' | 'support' | 'provider'

export type Refunds = {
  lead_id: string
  id: string
  payment_id: string
  provider_ref: string | null
  amount_minor: number
  currency: string
  state: Refund['state']
  because: RefundCause
  actor: string
  retry_of: ColumnType<string | null, string | null | undefined, never>
  tries: ColumnType<number, number | undefined, number>
  try_at: Date
  created_at: Date
  settled_at: Date | null
}

export type Disputes = {
  lead_id: string
  payment_id: string
  provider_ref: string
  state: DisputeSnapshot['state']
  /** What is disputed, in the currency of the charge. */
  amount_minor: number
  currency: string
  reason: ColumnType<string | null, string | null | undefined, string | null>
  opened_at: Date
  closed_at: Date | null
  /** When the provider took the amount, and when it gave it back. */
  taken_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  returned_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  fee_minor: ColumnType<number | null, number | null | undefined, number | null>
  fee_currency: ColumnType<string | null, string | null | undefined, string | null>
  /** When the evidence was sent to the provider from the console. */
  answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** The provider's deadline for evidence, if it names one. */
  evidence_due_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}
