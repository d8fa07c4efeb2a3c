import type Stripe from 'stripe'
import { idOf } from './charges.ts'
import { priceTermsOf, type StripePriceTerms } from './price-cache.ts'
import { stripeCall } from './stripe-client.ts'

/** The active schedule of a subscription, expanded with it; null if there is none. */
export const activeSchedule = ({ schedule }: Stripe.Subscription): Stripe.SubscriptionSchedule | null =>
  schedule !== null && typeof schedule === 'object' && schedule.status === 'active' ? schedule : null

/** The price of the phase that follows the current period; null if the subscription stays as it is. */
export function nextPriceIn(subscription: Stripe.Subscription): string | null {
  const schedule = activeSchedule(subscription)
  const end = subscription.items.data[0]?.current_period_end
  if (schedule === null || end === undefined) return null
  const next = schedule.phases.find(({ start_date }) => start_date >= end)
  return idOf(next?.items[0]?.price)
}

/** Amount and days of the phase that follows the current period; null if the subscription stays as it is. */
export async function scheduledTerms(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<StripePriceTerms | null> {
  const price = nextPriceIn(subscription)
  return price === null ? null : priceTermsOf(await stripeCall(stripe.prices.retrieve(price)))
}

/**
 * Ends a schedule and leaves its subscription as it is. Stripe refuses to cancel a subscription at its period's end
 * while a schedule controls it.
 */
export async function releaseSchedule(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const schedule = activeSchedule(subscription)
  if (schedule !== null) await stripeCall(stripe.subscriptionSchedules.release(schedule.id))
}
