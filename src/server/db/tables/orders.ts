import type { ColumnType } from 'kysely'
import type { DeclineReason, OrderState } from '#domain/billing/order.ts'
import type { PaymentMethod, PlanKey, Wallet } from '#domain/billing/plans.ts'

export type Orders = {
  lead_id: string
  id: string
  price_id: string
  external_id: string
  product_key: PlanKey
  product_name: string
  livemode: boolean
  currency: string
  first_amount_minor: number
  first_days: number
  renewal_amount_minor: number
  renewal_days: number
  state: OrderState
  created_at: Date
  paid_at: Date | null
  access_until: Date | null
}

export type PaymentState = 'open' | 'pending' | 'succeeded' | 'declined'

export type Payments = {
  lead_id: string
  order_id: string
  attempt: number
  provider: string
  method: PaymentMethod
  wallet: Wallet | null
  amount_minor: number
  currency: string
  state: PaymentState
  reference: string | null
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
  disclosure_version: string
  text: string
  user_agent: string
  accepted_at: Date
}

export type SandboxPayments = {
  attempt_key: string
  reference: string
  outcome: 'succeeded' | 'declined'
  reason: DeclineReason | null
  amount_minor: number
  currency: string
  created_at: ColumnType<Date, Date | undefined, never>
}
