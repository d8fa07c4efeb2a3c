import type { Selectable } from 'kysely'
import type { Database } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { PurchaseReference } from '#server/platform/payment-provider/provider.ts'
import type { Services } from '#server/services.ts'

/** A stored webhook. */
export type WebhookEvent = Selectable<Schema['webhook_events']>

/** ms after which an event that was claimed but not finished may be claimed again. */
const LEASE_MS = 120_000

/**
 * Claims the other due events of a purchase, which the same fetch handles. Events that name a payment are left out:
 * each may be about another charge.
 */
export async function claimSiblings(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { provider }: WebhookEvent,
  { ref, orderId }: PurchaseReference,
): Promise<readonly WebhookEvent[]> {
  if (ref === null && orderId === null) return []
  const time = now()
  return db
    .updateTable('webhook_events')
    .set((row) => ({ tries: row('tries', '+', 1), try_at: new Date(time.getTime() + LEASE_MS) }))
    .where('provider', '=', provider)
    .where('event_id', 'in', (sibling) =>
      sibling
        .selectFrom('webhook_events')
        .select('event_id')
        .where('provider', '=', provider)
        .where('state', '=', 'pending')
        .where('try_at', '<=', time)
        .where('payment_ref', 'is', null)
        .where((either) =>
          either.or([
            ...(ref === null ? [] : [either('ref', '=', ref)]),
            ...(orderId === null ? [] : [either('order_id', '=', orderId)]),
          ]),
        )
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}

/** Claims the next event that is due. Parallel callers, in any process, claim different events. */
export async function claimEvent(db: Database, now: Date): Promise<WebhookEvent | null> {
  const event = await db
    .updateTable('webhook_events')
    .set((row) => ({ tries: row('tries', '+', 1), try_at: new Date(now.getTime() + LEASE_MS) }))
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
