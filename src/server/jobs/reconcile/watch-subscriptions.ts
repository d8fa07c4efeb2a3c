import { GRACE_DAYS } from '#domain/billing/entitlements.ts'
import { liveSubscriptionStates } from '#domain/billing/subscription.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { audit } from '#server/platform/audit/audit-log.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { Log } from '#server/platform/log/log.ts'
import { lockLead } from '#server/purchases/lock-lead.ts'
import { recordIntent } from '#server/purchases/record-intent.ts'
import { refreshPurchase } from '#server/purchases/refresh-purchase.ts'
import type { Services } from '#server/services.ts'
import { endUnagreedSubscriptions } from './end-unagreed.ts'
import { recordNextAmountMismatches } from './wrong-next-amounts.ts'

const AT_ONCE = 500

/** How long before a renewal, ms, it is made sure once more what its provider is about to charge, and how often. */
const BEFORE_RENEWAL = 3 * MS_PER_DAY

/**
 * Looks at every subscription whose period is nearly over or whose renewal is owed, and ends those whose grace is over
 * or whose owner has not agreed to a higher price.
 */
export async function reconcileSubscriptions(services: Services, log: Log): Promise<void> {
  const { db } = services
  const now = services.now()
  const due = await db
    .selectFrom('subscriptions')
    .select(['lead_id as leadId', 'order_id as orderId', 'provider', 'provider_ref as ref'])
    .where('state', 'in', liveSubscriptionStates)
    .where('provider', 'in', services.payments.names)
    .where((either) =>
      either.or([
        either('period_end', '<=', now),
        either('state', '<>', 'active'),
        either.and([
          either('period_end', '<=', new Date(now.getTime() + BEFORE_RENEWAL)),
          either('as_of', '<', new Date(now.getTime() - MS_PER_DAY)),
        ]),
      ]),
    )
    .orderBy('as_of')
    .limit(AT_ONCE)
    .execute()
  for (const subscription of due) {
    await refreshPurchase(services, subscription).catch((error: unknown) =>
      log.error({ error: describeError(error) }, 'a subscription could not be looked at'),
    )
  }
  await endGrace(services)
  await endUnagreedSubscriptions(services)
  await recordNextAmountMismatches(db, services.now())
}

/** A renewal that is owed for too long ends the subscription, so that nothing is tried for ever. */
async function endGrace(services: Services): Promise<void> {
  const { db } = services
  const over = new Date(services.now().getTime() - GRACE_DAYS * MS_PER_DAY)
  const owing = await db
    .selectFrom('subscriptions')
    .select(['lead_id', 'id'])
    .where('state', 'in', ['past_due', 'unpaid'])
    .where('past_due_since', '<=', over)
    .where('intent', 'is', null)
    .limit(AT_ONCE)
    .execute()
  for (const { lead_id: leadId, id } of owing) {
    await inTransaction(db, async (trx) => {
      const now = services.now()
      await lockLead(trx, leadId)
      const still = await trx
        .selectFrom('subscriptions')
        .select('id')
        .where('lead_id', '=', leadId)
        .where('id', '=', id)
        .where('past_due_since', '<=', over)
        .where('intent', 'is', null)
        .executeTakeFirst()
      if (still === undefined) return
      await recordIntent(trx, { leadId, subscriptionId: id, intent: 'cancel_now', because: 'payment_failed', now })
      await audit(trx, { leadId, actor: 'system', deed: 'cancel', subject: id, detail: 'payment_failed', now })
    })
  }
}
