import type { ColumnType } from 'kysely'
import type { Condition } from '#domain/hero/checkpoint.ts'
import type { UnitSystem } from '#domain/units.ts'

export type Leads = {
  id: string
  email: string
  email_normalised: string
  /** Answers without the e-mail address: JSON text going in, foreign content coming out. */
  hero: ColumnType<unknown, string, string>
  units: UnitSystem
  conditions: Condition[]
  token_salt: Buffer
  idempotency_hash: Buffer
  content_hash: Buffer
  created_at: Date
}

export type LeadTokens = {
  lead_id: string
  token_hash: Buffer
  created_at: Date
}

export type ResumeLinks = {
  lead_id: string
  secret_hash: Buffer
  created_at: Date
  expires_at: Date
  used_at: Date | null
}
