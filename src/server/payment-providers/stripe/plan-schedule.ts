import type Stripe from 'stripe'
import { type NewPlan, ProviderError } from '#server/platform/payment-provider/provider.ts'
import type { StripeContext } from './price-cache.ts'
import { retrieveSubscription } from './purchase-snapshot.ts'
import { activeSchedule, nextPriceIn } from './scheduled-price.ts'
import { stripeCall } from './stripe-client.ts'

type Phase = Stripe.SubscriptionScheduleUpdateParams.Phase

/** The current phase: the subscription's present price, to the end of its period. */
function currentPhase(subscription: Stripe.Subscription, schedule: Stripe.SubscriptionSchedule): Phase {
  const [item] = subscription.items.data
  if (item === undefined) throw new ProviderError('REFUSED', 'The subscription at Stripe has no item.')
  const start = schedule.current_phase?.start_date ?? item.current_period_start
  return {
    items: [{ price: item.price.id, quantity: 1 }],
    start_date: start,
    end_date: item.current_period_end,
    proration_behavior: 'none',
  }
}

/**
 * Schedules another plan from the end of the paid period on. Stripe needs a subscription schedule for this: a price
 * with other days would begin at once. After one period the schedule is over and the subscription continues without it.
 * @throws ProviderError REFUSED during a trial offer, which a schedule cannot express
 */
export async function changePlan(
  { stripe, prices, plans }: StripeContext,
  ref: string,
  { planKey, renewal, days }: NewPlan,
  key: string,
): Promise<void> {
  const plan = plans[planKey]
  if (plan === undefined) throw new ProviderError('MISCONFIGURED', `Stripe has no price for ${planKey}.`)
  const price = await prices.renewalPrice(plan, { planKey, after: renewal, days })
  let subscription = await retrieveSubscription(stripe, ref)
  if (subscription.items.data[0]?.current_trial != null)
    throw new ProviderError('REFUSED', 'Stripe cannot schedule another plan during a trial offer.')
  if (nextPriceIn(subscription) === price) return
  if (subscription.cancel_at_period_end) {
    await stripeCall(stripe.subscriptions.update(ref, { cancel_at_period_end: false }))
    subscription = await retrieveSubscription(stripe, ref)
  }
  const schedule =
    activeSchedule(subscription) ??
    (await stripeCall(
      stripe.subscriptionSchedules.create({ from_subscription: ref }, { idempotencyKey: `${key}:schedule` }),
    ))
  const next: Phase = {
    items: [{ price, quantity: 1 }],
    duration: { interval: 'day', interval_count: days },
    proration_behavior: 'none',
  }
  // Setting the same phases twice changes nothing, so this needs no key.
  await stripeCall(
    stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases: [currentPhase(subscription, schedule), next],
    }),
  )
}
