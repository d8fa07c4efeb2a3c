import { type KeyKind, lifetimeOf } from '#domain/key-kinds.ts'
import { hashOf, newSecret } from '#server/platform/crypto/secret.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import type { Reader } from '#server/platform/db/transaction.ts'
import { type KeyOwner, ownerColumns } from './key-owner.ts'

export type NewKey = {
  readonly kind: KeyKind
  readonly owner: KeyOwner
  readonly now: Date
  /** Generated unless it has to be derived from something. */
  readonly secret?: string
  readonly salt?: Buffer | null
  /** What its owner knows it by; cut after 80 characters. */
  readonly label?: string
  readonly scope?: readonly string[]
  /** The operator who makes it for somebody else. */
  readonly madeBy?: string | null
  /** When the emailed link was made that proved the mailbox. */
  readonly provenAt?: Date | null
}

export type AddedKey = { readonly id: string; readonly secret: string; readonly expiresAt: Date }

/** When a key ends that was made and last used at these times. */
export function expiryOf(kind: KeyKind, createdAt: Date, lastUsedAt: Date): Date {
  const { atMost = Number.POSITIVE_INFINITY, idle = Number.POSITIVE_INFINITY } = lifetimeOf(kind)
  return new Date(Math.min(createdAt.getTime() + atMost, lastUsedAt.getTime() + idle))
}

/** The columns of a new key. */
export const columnsOf = ({ kind, owner, now, label = '', scope = [], ...key }: NewKey, secret: string) => ({
  kind,
  ...ownerColumns(owner),
  made_by: key.madeBy ?? null,
  secret_hash: hashOf(secret),
  salt: key.salt ?? null,
  label: label.slice(0, 80),
  scope: [...scope],
  proven_at: key.provenAt ?? null,
  created_at: now,
  expires_at: expiryOf(kind, now, now),
  // A key that ends without use was made by using something else.
  last_used_at: lifetimeOf(kind).idle === undefined ? null : now,
})

/** Adds a key and returns its secret, of which only the hash is stored. */
export async function addKey(db: Reader, key: NewKey): Promise<AddedKey> {
  const { secret = newSecret() } = key
  const id = uuidV7(key.now)
  const columns = columnsOf(key, secret)
  await db
    .insertInto('access_keys')
    .values({ id, ...columns })
    .execute()
  return { id, secret, expiresAt: columns.expires_at }
}
