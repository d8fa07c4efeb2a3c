import type Stripe from 'stripe'
import type { World } from '../world.ts'
import { secondsOf } from './catalogue.ts'
import { collect } from './collect.ts'
import { recordEvent } from './events.ts'
import { draftInvoice, finalizeInvoice, subscriptionOf } from './invoices.ts'
import { intentOf } from './payment-intents.ts'
import { enterPhase } from './schedules.ts'
import { currentPrice, itemOf } from './subscription-items.ts'
import { endSubscription } from './subscription-life.ts'

const DAY = 86_400
/** Days after the first try on which a renewal is tried again; after the last one the subscription ends. */
const RETRIES = [3, 5, 7] as const

/** Starts the next period, at the price that follows an offer. */
export function renew(world: World, subscription: Stripe.Subscription): void {
  enterPhase(world, subscription)
  const item = itemOf(subscription)
  if (item.current_trial !== null) {
    item.current_trial = null
    subscription.billing_cycle_anchor = world.now()
  }
  if (subscription.status === 'trialing') subscription.status = 'active'
  item.current_period_start = item.current_period_end
  item.current_period_end += secondsOf(item.price)
  draftInvoice(world, subscription, currentPrice(world, item), 'subscription_cycle')
  recordEvent(world, 'customer.subscription.updated', subscription)
}

/** The card that a renewal is charged to: the subscription's own, else its customer's. */
function methodOf(world: World, subscription: Stripe.Subscription): Stripe.PaymentMethod | undefined {
  const general = world.customers.get(String(subscription.customer))?.invoice_settings.default_payment_method
  const id = subscription.default_payment_method ?? general
  return typeof id === 'string' ? world.methods.get(id) : undefined
}

/** Tries to charge a renewal; a failure is retried a few times before the subscription ends. */
export function tryRenewal(world: World, invoice: Stripe.Invoice): void {
  if (invoice.status === 'draft') finalizeInvoice(world, invoice)
  const subscription = subscriptionOf(world, invoice)
  const intent = intentOf(world, invoice.id)
  if (subscription === undefined || intent === undefined) return
  const method = methodOf(world, subscription)
  const first = invoice.status_transitions.finalized_at ?? world.now()
  if (method === undefined) {
    // Without a card nothing is charged, but the try counts.
    invoice.attempted = true
    invoice.attempt_count++
    recordEvent(world, 'invoice.payment_failed', invoice)
  } else if (collect(world, intent, method, 'absent').kind === 'succeeded') return
  if (subscription.status === 'active') {
    subscription.status = 'past_due'
    recordEvent(world, 'customer.subscription.updated', subscription)
  }
  const next = RETRIES[invoice.attempt_count - 1]
  if (next === undefined) endSubscription(world, subscription)
  else invoice.next_payment_attempt = first + next * DAY
}
