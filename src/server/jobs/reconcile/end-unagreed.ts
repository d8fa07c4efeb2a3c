import { awaitsYes, settledFrom, settledUpTo } from '#domain/billing/agreed-price.ts'
import { liveSubscriptionStates } from '#domain/billing/subscription.ts'
import { audit } from '#server/platform/audit/audit-log.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { lockLead } from '#server/purchases/lock-lead.ts'
import { readPurchase } from '#server/purchases/read-purchase.ts'
import { recordIntent } from '#server/purchases/record-intent.ts'
import type { Services } from '#server/services.ts'

const AT_ONCE = 500

/**
 * Sets to end with its period whatever would renew at a higher price that its owner has not agreed to. A yes that comes
 * before the period is over takes that back.
 */
export async function endUnagreedSubscriptions(services: Services): Promise<void> {
  const { db } = services
  const unanswered = await db
    .selectFrom('subscription_price_changes as price')
    .innerJoin('subscriptions', 'subscriptions.id', 'price.subscription_id')
    .select(['price.lead_id', 'subscriptions.order_id'])
    .where('told_at', 'is not', null)
    .where('applied_at', 'is', null)
    .where((price) => price.or([price('agreed_at', 'is', null), price('approve_url', 'is not', null)]))
    .whereRef('after_minor', '>', 'before_minor')
    .where('applies_from', '<=', settledUpTo(services.now()))
    .where('state', 'in', liveSubscriptionStates)
    .where('cancel_at_period_end', '=', false)
    .where('intent', 'is', null)
    .orderBy('applies_from')
    .limit(AT_ONCE)
    .execute()
  for (const { lead_id: leadId, order_id } of unanswered) {
    await inTransaction(db, async (trx) => {
      const now = services.now()
      await lockLead(trx, leadId)
      const { subscription, purchase } = await readPurchase(trx, leadId, order_id)
      const { proposal } = purchase
      const isStill =
        subscription?.intent === null &&
        !subscription.cancel_at_period_end &&
        proposal !== null &&
        awaitsYes(purchase) &&
        settledFrom(proposal) <= now
      if (!isStill) return
      const because = 'price_not_agreed'
      await recordIntent(trx, { leadId, subscriptionId: subscription.id, intent: 'cancel_at_period_end', because, now })
      await audit(trx, { leadId, actor: 'system', deed: 'cancel', subject: subscription.id, detail: because, now })
    })
  }
}
