import type { ColumnType } from 'kysely'
import type { OperatorRole } from '#domain/operator-roles.ts'

export type Operators = {
  id: string
  login: string
  name: string
  roles: OperatorRole[]
  password_hash: Buffer
  password_salt: Buffer
  /** Binary logarithm of scrypt's cost. */
  password_cost: number
  /** Encrypted with a key that is not in the database. */
  code_secret: Buffer
  code_step: number
  failed_tries: ColumnType<number, number | undefined, number>
  try_again_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  created_at: Date
  disabled_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  last_seen_at: ColumnType<Date | null, undefined, Date>
}

export type OperatorRecoveryCodes = {
  operator_id: string
  code_hash: Buffer
  used_at: ColumnType<Date | null, undefined, Date>
}

export type OperatorActs = {
  id: string
  operator_id: string
  at: Date
  deed: string
  subject: string
  lead_id: string | null
  detail: string
  content_hash: Buffer
}
