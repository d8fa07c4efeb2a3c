import { sessionDays } from '#domain/session-days.ts'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '#domain/time.ts'
import { hashOf, newSecret } from '#server/platform/crypto/secret.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import type { Reader, Trx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'

export const IDLE_DAYS = sessionDays.idle
export const SESSION_DAYS = sessionDays.atMost
/** Minutes for which an opened emailed link counts as fresh. */
export const FRESH_MINUTES = 15

export type Session = {
  readonly leadId: string
  readonly id: string
  /** When an emailed link was opened for the session; null if it began with an order on this device. */
  readonly linkAt: Date | null
  readonly createdAt: Date
}

type Beginning = { readonly leadId: string; readonly device: string; readonly byLink: boolean; readonly now: Date }

/** Begins a session and returns its secret, of which only the hash is stored. */
export async function startSession(trx: Reader, { leadId, device, byLink, now }: Beginning): Promise<string> {
  const secret = newSecret()
  await trx
    .insertInto('sessions')
    .values({
      lead_id: leadId,
      id: uuidV7(now),
      secret_hash: hashOf(secret),
      device: device.slice(0, 80),
      created_at: now,
      last_used_at: now,
      link_at: byLink ? now : null,
    })
    .execute()
  return secret
}

/** The session of a secret while it is valid, otherwise null. Its use is recorded at most once an hour. */
export async function sessionOf({ db, now }: Pick<Services, 'db' | 'now'>, secret: string): Promise<Session | null> {
  const time = now()
  const row = await db
    .selectFrom('sessions')
    .innerJoin('leads', 'leads.id', 'sessions.lead_id')
    .select(['sessions.lead_id', 'sessions.id', 'sessions.link_at', 'sessions.created_at', 'sessions.last_used_at'])
    .where('sessions.secret_hash', '=', hashOf(secret))
    .where('sessions.last_used_at', '>', new Date(time.getTime() - IDLE_DAYS * MS_PER_DAY))
    .where('sessions.created_at', '>', new Date(time.getTime() - SESSION_DAYS * MS_PER_DAY))
    .where('leads.erased_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return null
  if (row.last_used_at.getTime() <= time.getTime() - MS_PER_HOUR) {
    await db
      .updateTable('sessions')
      .set({ last_used_at: time })
      .where('lead_id', '=', row.lead_id)
      .where('id', '=', row.id)
      .execute()
  }
  return { leadId: row.lead_id, id: row.id, linkAt: row.link_at, createdAt: row.created_at }
}

/** Whether an emailed link was opened for the session within the last minutes. */
export const isFresh = ({ linkAt }: Pick<Session, 'linkAt'>, now: Date): boolean =>
  linkAt !== null && linkAt >= freshSince(now)

/** The earliest time at which a link still counts as fresh. */
export const freshSince = (now: Date): Date => new Date(now.getTime() - FRESH_MINUTES * MS_PER_MINUTE)

/** Ends a session. One that has already ended is left as it is. */
export const endSession = async (db: Reader, secret: string): Promise<void> => {
  await db.deleteFrom('sessions').where('secret_hash', '=', hashOf(secret)).execute()
}

/** Ends every session of these leads, and revokes their funnel's tokens. */
export async function endAllSessions(trx: Trx, leadIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('sessions').where('lead_id', 'in', leadIds).execute()
  await trx.deleteFrom('lead_tokens').where('lead_id', 'in', leadIds).execute()
}
