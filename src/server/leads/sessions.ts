import { MS_PER_MINUTE } from '#domain/time.ts'
import { addKey } from '#server/access-keys/add-key.ts'
import { keyOfSecret, noteUse, usedColumns } from '#server/access-keys/find-key.ts'
import type { Reader } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'

/** Minutes after its mailing for which an emailed link proves who opens it, for acts that cannot be undone. */
export const FRESH_MINUTES = 15

export type Session = {
  readonly leadId: string
  readonly id: string
  /** When the emailed link was made that was opened for it; null if it began with an order on this device. */
  readonly linkMadeAt: Date | null
  readonly createdAt: Date
}

type Beginning = {
  readonly leadId: string
  readonly device: string
  readonly linkMadeAt: Date | null
  readonly now: Date
}

/** Begins a session and returns its secret, of which only the hash is stored. */
export async function startSession(db: Reader, { leadId, device, linkMadeAt, now }: Beginning): Promise<string> {
  const { secret } = await addKey(db, {
    ...{ kind: 'session', owner: { leadId }, label: device, provenAt: linkMadeAt, now },
  })
  return secret
}

/** The session of a secret while it is valid, otherwise null. */
export async function sessionOf({ db, now }: Pick<Services, 'db' | 'now'>, secret: string): Promise<Session | null> {
  const time = now()
  const row = await keyOfSecret(db, ['session'], secret, time)
    .innerJoin('leads', 'leads.id', 'access_keys.lead_id')
    .select(['leads.id as leadId', 'access_keys.proven_at'])
    .select(usedColumns)
    .where('leads.erased_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return null
  await noteUse(db, row, time)
  return { leadId: row.leadId, id: row.id, linkMadeAt: row.proven_at, createdAt: row.created_at }
}

/**
 * Whether the emailed link that was opened for the session was mailed within the last minutes. When it was opened does
 * not count: a link may lie in a mailbox for weeks, and whoever finds it there proves nothing about today.
 */
export const isFresh = ({ linkMadeAt }: Pick<Session, 'linkMadeAt'>, now: Date): boolean =>
  linkMadeAt !== null && linkMadeAt >= freshSince(now)

/** The earliest mailing that still counts as fresh. */
export const freshSince = (now: Date): Date => new Date(now.getTime() - FRESH_MINUTES * MS_PER_MINUTE)
