import { createHmac, timingSafeEqual } from 'node:crypto'
import type { OperatorView, SessionReply } from '#domain/api/console/operators.ts'
import { keyKinds } from '#domain/key-kinds.ts'
import { MS_PER_MINUTE } from '#domain/time.ts'
import { addKey } from '#server/access-keys/add-key.ts'
import { endKeyOfSecret } from '#server/access-keys/end-keys.ts'
import { keyOfSecret, noteUse, usedColumns } from '#server/access-keys/find-key.ts'
import { hashOf } from '#server/platform/crypto/secret.ts'
import type { Reader } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'

/** Minutes after which a session of the console ends in any case. */
export const SESSION_MINUTES = keyKinds['operator-session'].lifetime.atMost / MS_PER_MINUTE

export type OperatorSession = {
  readonly id: string
  readonly operator: OperatorView
  readonly endsAt: Date
}

type Beginning = { readonly operatorId: string; readonly device: string; readonly now: Date }

/** Begins a session and returns its secret, of which only the hash is stored. */
export async function startOperatorSession(db: Reader, { operatorId, device, now }: Beginning): Promise<string> {
  const { secret } = await addKey(db, { kind: 'operator-session', owner: { operatorId }, label: device, now })
  await noteSeen(db, operatorId, now)
  return secret
}

const noteSeen = async (db: Reader, operatorId: string, now: Date): Promise<void> => {
  await db.updateTable('operators').set({ last_seen_at: now }).where('id', '=', operatorId).execute()
}

/**
 * The session of a secret while it is valid and its operator is not disabled, otherwise null. Automatic requests of a
 * page do not keep the session alive.
 */
export async function operatorSessionOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  secret: string,
  { isAutomatic = false } = {},
): Promise<OperatorSession | null> {
  const time = now()
  const row = await keyOfSecret(db, ['operator-session'], secret, time)
    .innerJoin('operators', 'operators.id', 'access_keys.operator_id')
    .select(usedColumns)
    .select(['operators.id as operatorId', 'operators.login', 'operators.name', 'operators.roles'])
    .where('operators.disabled_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return null
  const { operatorId, created_at, login, name, roles } = row
  if (!isAutomatic && (await noteUse(db, row, time))) await noteSeen(db, operatorId, time)
  const endsAt = new Date(created_at.getTime() + SESSION_MINUTES * MS_PER_MINUTE)
  return { id: row.id, operator: { id: operatorId, login, name, roles }, endsAt }
}

export const endOperatorSession = (db: Reader, secret: string, now: Date): Promise<void> =>
  endKeyOfSecret(db, 'operator-session', secret, { because: 'signed-out', now })

/** The token that a session's acts must carry: only a page that read it from us can know it. */
export const csrfTokenOf = (secret: string): string =>
  createHmac('sha256', secret).update('acts of the console').digest('base64url')

export const isCsrfToken = (secret: string, given: string): boolean =>
  timingSafeEqual(hashOf(csrfTokenOf(secret)), hashOf(given))

/** The session as the API returns it. */
export async function describeSession(
  db: Reader,
  { operator, endsAt }: OperatorSession,
  secret: string,
): Promise<SessionReply> {
  const { count } = await db
    .selectFrom('operator_recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('operator_id', '=', operator.id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    operator,
    csrfToken: csrfTokenOf(secret),
    endsAt: endsAt.toISOString(),
    recoveryCodesLeft: Number(count),
  }
}
