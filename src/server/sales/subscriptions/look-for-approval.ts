import { liveSubscriptionStates } from '#domain/billing/subscription.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { Log } from '#server/platform/log/log.ts'
import { refreshPurchase } from '#server/purchases/refresh-purchase.ts'
import type { Services } from '#server/services.ts'

/** ms within which a provider is asked about one subscription at most once, however many look. */
const ASK_EVERY = 2000

/** Whoever comes back from saying yes to the provider sees at once that it was heard: its provider is asked. */
export async function refreshPendingApproval(services: Services, leadId: string, log: Log): Promise<void> {
  const waiting = await services.db
    .selectFrom('subscription_price_changes as price')
    .innerJoin('subscriptions', 'subscriptions.id', 'price.subscription_id')
    .select(['subscriptions.order_id as orderId', 'provider', 'provider_ref as ref'])
    .where('price.lead_id', '=', leadId)
    .where('approve_url', 'is not', null)
    .where('applied_at', 'is', null)
    .where('state', 'in', liveSubscriptionStates)
    .where('as_of', '<', new Date(services.now().getTime() - ASK_EVERY))
    .executeTakeFirst()
  if (waiting === undefined) return
  await refreshPurchase(services, { leadId, ...waiting }).catch((error: unknown) =>
    log.warn({ error: describeError(error) }, 'a provider could not be asked whether a price was approved'),
  )
}
