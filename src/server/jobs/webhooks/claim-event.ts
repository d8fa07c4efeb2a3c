import type { Selectable } from 'kysely'
import type { Database } from '#server/platform/db/database.ts'
import type { WebhookEvents } from '#server/platform/db/tables/audit.ts'

export type WebhookEvent = Selectable<WebhookEvents>

/** ms after which an event counts as dropped by whoever took it, and is taken again. */
const LEASE = 120_000

/** Takes the next event that is due; of any number who ask at once, in whichever process, each gets another one. */
export async function claimEvent(db: Database, now: Date): Promise<WebhookEvent | null> {
  const event = await db
    .updateTable('webhook_events')
    .set((row) => ({ tries: row('tries', '+', 1), try_at: new Date(now.getTime() + LEASE) }))
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('provider', 'event_id'),
        'in',
        selectFrom('webhook_events')
          .select(['provider', 'event_id'])
          .where('state', '=', 'pending')
          .where('try_at', '<=', now)
          .orderBy('try_at')
          .limit(1)
          .forUpdate()
          .skipLocked()
          .$asTuple('provider', 'event_id'),
      ),
    )
    .returningAll()
    .executeTakeFirst()
  return event ?? null
}
