import { createHmac, timingSafeEqual } from 'node:crypto'
import type { OperatorView, SessionReply } from '#domain/api/console/operators.ts'
import { MS_PER_MINUTE } from '#domain/time.ts'
import { hashOf, newSecret } from '#server/platform/crypto/secret.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import type { Reader } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'

/** Minutes without a request after which a session of the console ends. */
export const IDLE_MINUTES = 60
/** Minutes after which it ends in any case. */
export const SESSION_MINUTES = 12 * 60

export type OperatorSession = {
  readonly id: string
  readonly operator: OperatorView
  readonly endsAt: Date
}

type Beginning = { readonly operatorId: string; readonly device: string; readonly now: Date }

/** Begins a session and returns its secret, of which only the hash is stored. */
export async function startOperatorSession(db: Reader, { operatorId, device, now }: Beginning): Promise<string> {
  const secret = newSecret()
  await db
    .insertInto('operator_sessions')
    .values({
      id: uuidV7(now),
      operator_id: operatorId,
      secret_hash: hashOf(secret),
      device: device.slice(0, 80),
      created_at: now,
      last_used_at: now,
    })
    .execute()
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
  const row = await db
    .selectFrom('operator_sessions')
    .innerJoin('operators', 'operators.id', 'operator_sessions.operator_id')
    .select(['operator_sessions.id as sessionId', 'operator_sessions.created_at', 'operator_sessions.last_used_at'])
    .select(['operators.id', 'operators.login', 'operators.name', 'operators.roles'])
    .where('operator_sessions.secret_hash', '=', hashOf(secret))
    .where('operator_sessions.last_used_at', '>', new Date(time.getTime() - IDLE_MINUTES * MS_PER_MINUTE))
    .where('operator_sessions.created_at', '>', new Date(time.getTime() - SESSION_MINUTES * MS_PER_MINUTE))
    .where('operators.disabled_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return null
  const { sessionId, created_at, last_used_at, id, login, name, roles } = row
  if (!isAutomatic && last_used_at.getTime() <= time.getTime() - MS_PER_MINUTE) {
    await db.updateTable('operator_sessions').set({ last_used_at: time }).where('id', '=', sessionId).execute()
    await noteSeen(db, id, time)
  }
  const endsAt = new Date(created_at.getTime() + SESSION_MINUTES * MS_PER_MINUTE)
  return { id: sessionId, operator: { id, login, name, roles }, endsAt }
}

export const endOperatorSession = async (db: Reader, secret: string): Promise<void> => {
  await db.deleteFrom('operator_sessions').where('secret_hash', '=', hashOf(secret)).execute()
}

export const endOperatorSessions = async (db: Reader, operatorId: string): Promise<void> => {
  await db.deleteFrom('operator_sessions').where('operator_id', '=', operatorId).execute()
}

/** Deletes sessions that have ended. */
export async function forgetOperatorSessions({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - SESSION_MINUTES * MS_PER_MINUTE)
  await db.deleteFrom('operator_sessions').where('created_at', '<', before).execute()
}

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
