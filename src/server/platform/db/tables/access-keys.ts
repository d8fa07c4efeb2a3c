import type { ColumnType, Generated } from 'kysely'
import type { KeyKind } from '#domain/key-kinds.ts'

export type AccessKeys = {
  id: string
  kind: KeyKind
  /** Whose it is: one of the two, or neither for an invitation of somebody who is not there yet. */
  lead_id: ColumnType<string | null, string | null | undefined, never>
  operator_id: ColumnType<string | null, string | null | undefined, never>
  /** The operator who made it; null if its owner did, or the app for its owner. */
  made_by: ColumnType<string | null, string | null | undefined, never>
  secret_hash: Buffer
  /** With the server's key its secret can be derived again; null if it cannot. */
  salt: ColumnType<Buffer | null, Buffer | null | undefined, never>
  /** What its owner knows it by, such as "Chrome, Android". */
  label: Generated<string>
  /** The roles of an invitation; what a link was asked for. */
  scope: Generated<string[]>
  /** When the emailed link that proved the mailbox was made; null if nothing did. */
  proven_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Hash of the attempt of the browser that used it. */
  attempt_hash: ColumnType<Buffer | null, undefined, Buffer | null>
  /** The sealed secret of the authenticator that an invitation sets up. */
  code_secret: ColumnType<Buffer | null, Buffer | null | undefined, never>
  created_at: Date
  expires_at: Date
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  ended_at: ColumnType<Date | null, undefined, Date | null>
  ended_because: ColumnType<string | null, undefined, string | null>
}
