import type { ColumnType } from 'kysely'
import type { PlanKey } from '#domain/billing/plans.ts'

/** Why a plan that was agreed to did not begin. */
export type PlanUndoneBecause = 'customer' | 'replaced' | 'canceled' | 'ended' | 'not_taken'

/** Another plan for the periods after the paid one, as the customer agreed to it. The agreed terms are never edited. */
export type SubscriptionPlanChanges = {
  lead_id: string
  subscription_id: string
  id: string
  price_id: string
  product_key: PlanKey
  product_name: string
  renewal_minor: number
  currency: string
  renewal_days: number
  before_minor: number
  before_days: number
  applies_from: ColumnType<Date, Date, never>
  agreed_at: ColumnType<Date, Date, never>
  consent_id: ColumnType<string, string, never>
  was_ending: ColumnType<boolean, boolean, never>
  approve_url: ColumnType<string | null, undefined, string | null>
  applied_at: ColumnType<Date | null, undefined, Date>
  begun_at: ColumnType<Date | null, undefined, Date>
  undone_at: ColumnType<Date | null, undefined, Date>
  undone_because: ColumnType<PlanUndoneBecause | null, undefined, PlanUndoneBecause>
}
