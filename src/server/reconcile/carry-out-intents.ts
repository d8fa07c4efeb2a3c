import { sql } from 'kysely'
import type { Services } from '#server/http/services.ts'
import { describeError } from '#server/log/describe-error.ts'
import type { Log } from '#server/orders/order-call.ts'
import { carryOut } from '#server/subscriptions/carry-out.ts'
import { wantPriceChanges } from '#server/subscriptions/want-price-changes.ts'

const AT_ONCE = 100
/** Providers remember a key for a day; after this long, ms, a wish is asked for under a new one. */
const KEY_LIVES = 20 * 3_600_000

/** Asks the providers for everything that is wanted of subscriptions and has not come about yet. */
export async function carryOutIntents(services: Services, log: Log): Promise<void> {
  const { db } = services
  const now = services.now()
  await db
    .updateTable('subscriptions')
    .set({ changes: sql`changes + 1`, intent_at: now })
    .where('intent', 'is not', null)
    .where('intent_at', '<', new Date(now.getTime() - KEY_LIVES))
    .execute()
  await wantPriceChanges(db, now)
  const wanted = await db
    .selectFrom('subscriptions')
    .select(['lead_id', 'id'])
    .where('intent', 'is not', null)
    .where('provider', 'in', services.payments.names)
    .orderBy('intent_at')
    .limit(AT_ONCE)
    .execute()
  for (const { lead_id, id } of wanted) {
    await carryOut(services, lead_id, id).catch((error: unknown) =>
      log.error({ error: describeError(error) }, 'a change of a subscription could not be carried out'),
    )
  }
}
