import { type KeyKind, lifetimeOf } from '#domain/key-kinds.ts'
import { hashOf } from '#server/platform/crypto/secret.ts'
import type { Reader } from '#server/platform/db/transaction.ts'
import { expiryOf } from './add-key.ts'

/** The keys that open something at a given time. */
export const validKeys = (db: Reader, now: Date) =>
  db.selectFrom('access_keys').where('access_keys.ended_at', 'is', null).where('access_keys.expires_at', '>', now)

/** The valid keys of these kinds that have a secret: one, or none. */
export const keyOfSecret = (db: Reader, kinds: readonly KeyKind[], secret: string, now: Date) =>
  validKeys(db, now).where('access_keys.kind', 'in', kinds).where('access_keys.secret_hash', '=', hashOf(secret))

type UsedKey = {
  readonly id: string
  readonly kind: KeyKind
  readonly created_at: Date
  readonly last_used_at: Date | null
}

/** The columns that `noteUse` needs. */
export const usedColumns = [
  'access_keys.id',
  'access_keys.kind',
  'access_keys.created_at',
  'access_keys.last_used_at',
] as const

/**
 * Writes down that a key was used, which lets one that ends without use live on; not more often than its kind says.
 * True if it was written down.
 */
export async function noteUse(db: Reader, { id, kind, created_at, last_used_at }: UsedKey, now: Date) {
  if (last_used_at !== null && last_used_at.getTime() > now.getTime() - lifetimeOf(kind).noted) return false
  await db
    .updateTable('access_keys')
    .set({ last_used_at: now, expires_at: expiryOf(kind, created_at, now) })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
  return true
}
