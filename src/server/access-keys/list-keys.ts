import { keyKinds, lifetimeOf } from '#domain/key-kinds.ts'
import type { Reader } from '#server/platform/db/transaction.ts'
import { validKeys } from './find-key.ts'

/** The valid keys, the newest first, with what their owners are told about them. */
export const listedKeys = (db: Reader, now: Date) =>
  validKeys(db, now)
    .select(['access_keys.id', 'access_keys.kind', 'access_keys.label', 'access_keys.scope', 'access_keys.made_by'])
    .select(['access_keys.created_at', 'access_keys.expires_at', 'access_keys.last_used_at'])
    .orderBy('access_keys.created_at', 'desc')

type Listed = Awaited<ReturnType<ReturnType<typeof listedKeys>['execute']>>[number]

/** What an owner is told about a key. A key that lives on while it is used is valid until its longest time. */
export function keyFacts({ id, kind, label, made_by, created_at, expires_at, last_used_at }: Listed) {
  const { atMost } = lifetimeOf(kind)
  return {
    ...{ id, kind, label },
    madeBy: made_by === null ? keyKinds[kind].madeBy : ('operator' as const),
    madeAt: created_at.toISOString(),
    until: (atMost === undefined ? expires_at : new Date(created_at.getTime() + atMost)).toISOString(),
    lastUsed: last_used_at?.toISOString() ?? null,
  }
}
