import type { Database } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { advanceSubscription } from './live-on.ts'
import { byRef, lockOrder } from './sandbox-rows.ts'

/** Lets every subscription do what is due by now: renew, be tried again, end, be disputed. */
export async function advanceSandbox(db: Database, now: Date): Promise<void> {
  const due = await db
    .selectFrom('sandbox_subscriptions')
    .leftJoin('sandbox_charges', 'sandbox_charges.subscription_ref', 'sandbox_subscriptions.ref')
    .select('sandbox_subscriptions.ref')
    .distinct()
    .where('sandbox_subscriptions.state', 'in', ['active', 'past_due', 'canceled'])
    .where((either) =>
      either.or([
        either.and([
          either('sandbox_subscriptions.state', '<>', 'canceled'),
          either('sandbox_subscriptions.period_end', '<=', now),
        ]),
        either('sandbox_subscriptions.state', '=', 'past_due'),
        either.and([
          either('sandbox_charges.disputed_from', '<=', now),
          either('sandbox_charges.dispute_state', 'is', null),
        ]),
      ]),
    )
    .execute()
  for (const { ref } of due) {
    await inTransaction(db, async (trx) => {
      const subscription = await byRef(trx, ref)
      if (subscription === undefined) return
      await lockOrder(trx, subscription.order_id)
      await advanceSubscription(trx, ref, now)
    })
  }
}
