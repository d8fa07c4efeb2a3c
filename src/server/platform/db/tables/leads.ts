import type { ColumnType, Generated } from 'kysely'
import type { Condition } from '#domain/hero/health-conditions.ts'
import type { UnitSystem } from '#domain/unit-system.ts'

export type Leads = {
  id: string
  email: string
  email_normalised: string
  /** Answers without the email address. Written as JSON text, read as untrusted content. */
  hero: ColumnType<unknown, string, string>
  units: UnitSystem
  conditions: Condition[]
  /** Shared by the leads that one device confirmed under one address; it is the id of the first one. */
  device_id: string
  token_salt: Buffer
  idempotency_hash: Buffer
  content_hash: Buffer
  created_at: Date
  /** Counts the changes of the plan. */
  plan_revision: Generated<number>
  /** When the person had all their data deleted. */
  erased_at: Generated<Date | null>
}
