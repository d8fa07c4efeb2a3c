import type { SubscriptionView } from '#domain/api/subscription.ts'
import { agreedDays, isFrom, isRaise } from '#domain/billing/agreed-price.ts'
import { isLive, liveSubscriptionStates } from '#domain/billing/subscription.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { OwnSubscription } from '#server/purchases/find-purchase.ts'
import { isSuperseded } from '#server/purchases/plan-changes.ts'
import { isAgreed, isToApprove, openPriceChange } from '#server/purchases/price-changes.ts'
import { refreshPurchase } from '#server/purchases/refresh-purchase.ts'
import type { Services } from '#server/services.ts'

/** The new price that the customer has been notified of and does not pay yet; null if there is none. */
export function priceChangeView(own: OwnSubscription, now: Date): SubscriptionView['priceChange'] {
  const { subscription, planChanges, purchase } = own
  const priceChanges = own.priceChanges.filter((each) => !isSuperseded(each, planChanges))
  if (!isLive(subscription)) return null
  const open = openPriceChange(priceChanges)
  const row = open?.notified_at != null ? open : priceChanges.find((each) => isAgreed(each) && now < each.applies_from)
  if (row === undefined) return null
  const { before_minor, after_minor, currency, applies_from, approve_url } = row
  const prices = { before: { minor: before_minor, currency }, after: { minor: after_minor, currency } }
  return {
    state: isToApprove(row) ? 'to_approve' : isAgreed(row) ? 'agreed' : 'asked',
    isRaise: isRaise(prices),
    beforeMinor: before_minor,
    afterMinor: after_minor,
    currency,
    days: agreedDays(purchase.agreement, applies_from),
    from: (isAgreed(row) ? applies_from : firstChargeAt(own, applies_from)).toISOString(),
    approveUrl: isToApprove(row) ? approve_url : null,
  }
}

/** The first renewal to which a consent given now applies; a late consent does not apply to a paid period. */
export function firstChargeAt({ purchase }: OwnSubscription, appliesFrom: Date): Date {
  const end = purchase.subscription?.period?.end
  return end !== undefined && isFrom(end, appliesFrom) && end > appliesFrom ? end : appliesFrom
}

/** Minimum ms between two calls to a provider about one subscription, however many requests read it. */
const ASK_EVERY_MS = 2000

/**
 * Fetches the subscription of a customer who may just have approved a price or a plan at the provider, so that the page
 * shows it at once.
 */
export async function refreshPendingApproval(services: Services, leadId: string, log: Log): Promise<void> {
  const waiting = await services.db
    .selectFrom('subscriptions')
    .select(['subscriptions.order_id as orderId', 'provider', 'provider_ref as ref'])
    .where('lead_id', '=', leadId)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('subscription_price_changes as price')
            .select('price.price_id')
            .whereRef('price.subscription_id', '=', 'subscriptions.id')
            .where('approve_url', 'is not', null)
            .where('applied_at', 'is', null),
        ),
        exists(
          selectFrom('subscription_plan_changes as plan')
            .select('plan.id')
            .whereRef('plan.subscription_id', '=', 'subscriptions.id')
            .where('approve_url', 'is not', null)
            .where('applied_at', 'is', null)
            .where('undone_at', 'is', null),
        ),
      ]),
    )
    .where('state', 'in', liveSubscriptionStates)
    .where('as_of', '<', new Date(services.now().getTime() - ASK_EVERY_MS))
    .executeTakeFirst()
  if (waiting === undefined) return
  await refreshPurchase(services, { leadId, ...waiting }).catch((error: unknown) =>
    log.warn({ error: describeError(error) }, 'a provider could not be asked whether a price was approved'),
  )
}
