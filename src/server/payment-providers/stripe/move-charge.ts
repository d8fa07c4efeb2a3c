import type Stripe from 'stripe'
import type { ChargeMove } from '#domain/billing/charge-moves.ts'
import { ProviderError } from '#server/platform/payment-provider/provider.ts'
import { isMoved } from './free-days.ts'
import { activeSchedule } from './scheduled-price.ts'
import { stripeCall } from './stripe-client.ts'

/**
 * Charges the next renewal on another day to come, from which the cycles then count. @throws ProviderError REFUSED during a trial offer, while a
 * schedule holds another plan, and for a subscription that is not paid for
 */
export async function moveCharge(stripe: Stripe, subscription: Stripe.Subscription, { to }: ChargeMove): Promise<void> {
  const [item] = subscription.items.data
  const seconds = Math.floor(to.getTime() / 1000)
  if (item === undefined || (subscription.status !== 'active' && !isMoved(subscription)))
    throw new ProviderError('REFUSED', `Stripe bills nothing for a subscription that is ${subscription.status}.`)
  if (item.current_trial != null) throw new ProviderError('REFUSED', 'Stripe cannot move the end of a trial offer.')
  if (activeSchedule(subscription) !== null) throw new ProviderError('REFUSED', 'Another plan is scheduled at Stripe.')
  if (item.current_period_end === seconds) return
  await stripeCall(stripe.subscriptions.update(subscription.id, { trial_end: seconds, proration_behavior: 'none' }))
}
