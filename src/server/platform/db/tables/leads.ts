import type { ColumnType, Generated } from 'kysely'
import type { Condition } from '#domain/hero/checkpoint.ts'
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

export type LeadTokens = {
  lead_id: string
  token_hash: Buffer
  /** Whether it came from an emailed link, so that its bearer owns the mailbox. */
  proven: Generated<boolean>
  created_at: Date
  last_used_at: Date
}

export type ResumeLinks = {
  lead_id: string
  secret_hash: Buffer
  created_at: Date
  expires_at: Date
  used_at: Date | null
  /** With the server's key its secret can be derived again; null if the secret is emailed only once. */
  salt: Generated<Buffer | null>
  /** Hash of the attempt of the browser that used it. */
  attempt_hash: Generated<Buffer | null>
}

export type Sessions = {
  lead_id: string
  id: string
  secret_hash: Buffer
  device: string
  created_at: Date
  last_used_at: Date
  /** When an emailed link was opened for this session. */
  link_at: Date | null
}
