import type { DevicesReply } from '#domain/api/member/devices.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { leadsOfSession } from '#server/leads/person.ts'
import { endAllSessions, IDLE_DAYS, type Session } from '#server/leads/sessions.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'

/** The devices on which this person is signed in, the most recently used first. */
export async function devicesOf({ db, now }: Pick<Services, 'db' | 'now'>, session: Session): Promise<DevicesReply> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('lead_id', 'in', await leadsOfSession(db, session))
    .where('last_used_at', '>', new Date(now().getTime() - IDLE_DAYS * MS_PER_DAY))
    .orderBy('last_used_at', 'desc')
    .execute()
  return {
    devices: rows.map(({ id, device, created_at, last_used_at }) => ({
      id,
      name: device,
      since: created_at.toISOString(),
      lastUsed: last_used_at.toISOString(),
      isThis: id === session.id,
    })),
  }
}

/** Signs the person out on every device, this one included: all sessions and tokens of all their leads end. */
export const signOutEverywhere = ({ db }: Pick<Services, 'db'>, session: Session): Promise<void> =>
  inTransaction(db, async (trx) => endAllSessions(trx, await leadsOfSession(trx, session)))
