import type { ColumnType } from 'kysely'
import type { DeclineReason, OrderState } from '#domain/billing/order.ts'
import type { PaymentMethod, PlanKey, Wallet } from '#domain/billing/plans.ts'
import type { ProviderName } from '#domain/billing/providers.ts'
import type { SandboxScenario } from '#domain/billing/sandbox-cards.ts'

export type Orders = {
  lead_id: string
  id: string
  price_id: string
  external_id: string
  product_key: PlanKey
  product_name: string
  livemode: boolean
  currency: string
  /** The amount due for the first period, after the coupon. */
  first_amount_minor: number
  first_days: number
  renewal_amount_minor: number
  renewal_days: number
  state: OrderState
  created_at: Date
  paid_at: Date | null
  provider: ProviderName
  provider_ref: string | null
  /** The provider's customer for this order; null if the provider has no customers. */
  provider_customer: ColumnType<string | null, string | null | undefined, string>
  customer_erased_at: ColumnType<Date | null, Date | null | undefined, Date>
  list_amount_minor: number
  coupon_id: number | null
  expires_at: Date
  asked_at: ColumnType<Date | null, Date | undefined, Date>
}

export const unsettledAttemptStates = ['open', 'waiting', 'pending'] as const
export type AttemptState = (typeof unsettledAttemptStates)[number] | 'succeeded' | 'declined' | 'void'

export type PaymentAttempts = {
  lead_id: string
  order_id: string
  attempt: number
  provider: ProviderName
  method: PaymentMethod
  wallet: Wallet | null
  scenario: SandboxScenario | null
  amount_minor: number
  currency: string
  state: AttemptState
  reason: DeclineReason | null
  created_at: Date
  settled_at: Date | null
}

export type OrderRequests = {
  lead_id: string
  order_id: string
  attempt: number
  idempotency_hash: Buffer
  content_hash: Buffer
  secret_salt: Buffer
  secret_hash: Buffer
  created_at: Date
}

export type Consents = {
  lead_id: string
  order_id: string
  id: string
  kind: 'purchase' | 'resume' | 'price_change' | 'plan_change'
  disclosure_version: string
  text: string
  text_hash: Buffer
  locale: string | null
  network: string | null
  user_agent: string
  accepted_at: Date
}
