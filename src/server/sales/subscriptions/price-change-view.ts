import type { SubscriptionView } from '#domain/api/subscription.ts'
import { isRaise } from '#domain/billing/agreed-price.ts'
import { isLive, type OwnSubscription } from '#server/purchases/find-subscription.ts'
import { isAgreed, isToApprove, openPriceChange } from '#server/purchases/price-change-rows.ts'
import { firstChargeAt } from './first-charge-at.ts'

/** The new price that its owner has been told of and does not pay yet; null where there is none. */
export function priceChangeView(own: OwnSubscription, now: Date): SubscriptionView['priceChange'] {
  const { subscription, priceChanges, order } = own
  if (!isLive(subscription)) return null
  const open = openPriceChange(priceChanges)
  const row = open?.told_at != null ? open : priceChanges.find((each) => isAgreed(each) && now < each.applies_from)
  if (row === undefined) return null
  const { before_minor, after_minor, currency, applies_from, approve_url } = row
  const prices = { before: { minor: before_minor, currency }, after: { minor: after_minor, currency } }
  return {
    state: isToApprove(row) ? 'to_approve' : isAgreed(row) ? 'agreed' : 'asked',
    isRaise: isRaise(prices),
    beforeMinor: before_minor,
    afterMinor: after_minor,
    currency,
    days: order.renewal_days,
    from: (isAgreed(row) ? applies_from : firstChargeAt(own, applies_from)).toISOString(),
    approveUrl: isToApprove(row) ? approve_url : null,
  }
}
