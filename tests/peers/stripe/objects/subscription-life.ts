import type Stripe from 'stripe'
import type { World } from '../world.ts'
import { recordEvent } from './events.ts'
import { cancelScheduleOf } from './schedules.ts'

/** Activates the subscription of a paid invoice. */
export function activate(world: World, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired') return
  if (subscription.latest_invoice !== invoice.id) return
  subscription.status = 'active'
  recordEvent(world, 'customer.subscription.updated', subscription)
}

/** Ends a subscription at once. One that was never paid expires. */
export function endSubscription(world: World, subscription: Stripe.Subscription): void {
  if (subscription.ended_at !== null) return
  const isUnpaid = subscription.status === 'incomplete'
  subscription.status = isUnpaid ? 'incomplete_expired' : 'canceled'
  subscription.ended_at = world.now()
  subscription.canceled_at ??= world.now()
  cancelScheduleOf(world, subscription)
  // Open invoices are no longer charged automatically, but can still be paid on their page.
  for (const invoice of world.invoices.values()) {
    if (invoice.parent?.subscription_details?.subscription !== subscription.id) continue
    invoice.auto_advance = false
    invoice.next_payment_attempt = null
  }
  recordEvent(world, isUnpaid ? 'customer.subscription.updated' : 'customer.subscription.deleted', subscription)
}
