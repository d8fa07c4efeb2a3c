import type { ColumnType, Generated } from 'kysely'
import type { PlanKey } from '#domain/billing/plans.ts'

export type Products = {
  key: PlanKey
  name: string
}

/** Rows are inserted and retired, never edited; the database refuses it. */
export type Prices = {
  id: string
  product_key: PlanKey
  external_id: string
  livemode: boolean
  currency: string
  first_amount_minor: number
  first_days: number
  renewal_amount_minor: number
  renewal_days: number
  active: Generated<boolean>
  created_at: ColumnType<Date, Date | undefined, never>
}

export type Coupons = {
  id: number
  code: string | null
  kind: 'fixed_price' | 'amount_off' | 'percent_off'
  amount_minor: number | null
  currency: string | null
  percent: number | null
  plan_key: PlanKey | null
  starts_at: Generated<Date>
  ends_at: Date | null
  max_redemptions: number | null
  per_customer: Generated<number>
  /** The operator's act that added it. */
  act_id: ColumnType<string | null, string | undefined, never>
}
