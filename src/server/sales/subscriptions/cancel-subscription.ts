import { Problem } from '#domain/problems.ts'
import { audit } from '#server/platform/audit/audit-log.ts'
import { isLive, isOwing } from '#server/purchases/find-subscription.ts'
import { recordIntent } from '#server/purchases/record-intent.ts'
import type { Services } from '#server/services.ts'
import { changeSubscription, type OwnerRequest } from './change-subscription.ts'
import { endsWithPeriod } from './view-subscription.ts'

/**
 * Stops all renewals; what was paid for stays open to its end. Where a renewal is owed nothing more is tried. Asking
 * twice is asking once.
 * @throws Problem SUBSCRIPTION_UNKNOWN, SUBSCRIPTION_OVER
 */
export async function cancelSubscription(services: Services, wish: OwnerRequest): Promise<void> {
  const { leadId } = wish
  await changeSubscription(services, wish, async (trx, own, now) => {
    const { subscription } = own
    if (!isLive(subscription)) {
      if (subscription.end_reason === 'canceled_by_customer') return
      throw new Problem('SUBSCRIPTION_OVER')
    }
    if (endsWithPeriod(own)) return
    const intent = isOwing(subscription) ? 'cancel_now' : 'cancel_at_period_end'
    await recordIntent(trx, { leadId, subscriptionId: subscription.id, intent, because: 'canceled_by_customer', now })
    await audit(trx, { leadId, actor: 'customer', deed: 'cancel', subject: subscription.id, detail: intent, now })
  })
}
