import { sql } from 'kysely'
import { MS_PER_HOUR } from '#domain/time.ts'
import { type Deadline, noDeadline } from '#server/platform/concurrency/deadline.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { Log } from '#server/platform/log/log.ts'
import { executeIntent, recordPriceIntents } from '#server/sales/subscriptions/execute-intent.ts'
import type { Services } from '#server/services.ts'

/** Rows that one run may take on; how many it gets done depends on the providers. */
const BATCH_SIZE = 2000
/** ms after which an intent is sent under a new idempotency key: providers remember a key for a day. */
const KEY_LIFETIME_MS = 20 * MS_PER_HOUR

/** Executes all recorded intents that are not fulfilled yet. */
export async function executeIntents(services: Services, log: Log, deadline: Deadline = noDeadline): Promise<void> {
  const { db } = services
  const now = services.now()
  await db
    .updateTable('subscriptions')
    .set({ changes: sql`changes + 1`, intent_at: now })
    .where('intent', 'is not', null)
    .where('intent_at', '<', new Date(now.getTime() - KEY_LIFETIME_MS))
    .execute()
  await recordPriceIntents(db, now)
  const intended = await db
    .selectFrom('subscriptions')
    .select(['lead_id', 'id'])
    .where('intent', 'is not', null)
    .where('provider', 'in', services.payments.names)
    .orderBy('intent_at')
    .limit(BATCH_SIZE)
    .execute()
  for (const { lead_id, id } of intended) {
    if (deadline.isOver()) return
    await executeIntent(services, lead_id, id).catch((error: unknown) =>
      log.error({ error: describeError(error) }, 'a change of a subscription could not be carried out'),
    )
  }
}
