import { owedOf } from '#domain/billing/next-charge.ts'
import { isLive } from '#domain/billing/subscription.ts'
import { Problem } from '#domain/problem.ts'
import { audit } from '#server/platform/audit/audit-log.ts'
import { findSubscription, isOwing } from '#server/purchases/find-purchase.ts'
import type { Services } from '#server/services.ts'
import { changeSubscription, type OwnerRequest } from './change-subscription.ts'
import { recordCollection } from './collect-owed.ts'

/**
 * Collects a renewal that is owed, at the customer's request. Repeating the call while one is under way, or after it was
 * paid, charges nothing more.
 * @throws Problem SUBSCRIPTION_UNKNOWN, SUBSCRIPTION_OVER, NOTHING_TO_PAY, OWED_NOT_PAID
 */
export async function payOwed(services: Services, request: OwnerRequest): Promise<void> {
  const { leadId } = request
  await changeSubscription(services, request, async (trx, { subscription, purchase }, now) => {
    const { intent, id } = subscription
    if (!isLive(subscription) || intent === 'cancel_now') throw new Problem('SUBSCRIPTION_OVER')
    if (intent === 'collect' || !isOwing(subscription)) return
    if (intent !== null || owedOf(purchase, now)?.canPayNow !== true) throw new Problem('NOTHING_TO_PAY')
    await recordCollection(trx, subscription, now)
    await audit(trx, { leadId, actor: 'customer', action: 'pay owed', subject: id, now })
  })
  const { subscription, purchase } = await findSubscription(services.db, leadId)
  const isDecided = subscription.intent === null
  if (isDecided && owedOf(purchase, services.now()) !== null) throw new Problem('OWED_NOT_PAID')
}
