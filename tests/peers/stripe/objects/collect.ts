import type Stripe from 'stripe'
import type { Decline } from '../test-cards.ts'
import type { World } from '../world.ts'
import { addCharge } from './charges.ts'
import { recordEvent } from './events.ts'
import { markPaid, subscriptionOf } from './invoices.ts'
import { paymentOf } from './payment-intents.ts'
import { cardOf } from './payment-methods.ts'

export type Collected =
  | { readonly kind: 'succeeded' }
  | { readonly kind: 'requires_action' }
  | { readonly kind: 'declined'; readonly error: Stripe.PaymentIntent.LastPaymentError }

const invoiceOf = (world: World, intent: Stripe.PaymentIntent): Stripe.Invoice | undefined =>
  [...world.invoices.values()].find(({ id }) => paymentOf(world, id)?.payment.payment_intent === intent.id)

/** Tries to charge an invoice to a card; `who` says whether the buyer is present to authenticate. */
export function collect(
  world: World,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  who: 'present' | 'absent',
): Collected {
  const says = cardOf(world.cards.get(method.id) ?? 'ok')[who]
  const invoice = invoiceOf(world, intent)
  if (invoice !== undefined) {
    invoice.attempted = true
    invoice.attempt_count++
  }
  intent.payment_method = method.id
  if (says === 'pays') return succeed(world, intent, method)
  if (says !== 'asks') return decline(world, intent, method, says)
  intent.status = 'requires_action'
  intent.next_action = { type: 'use_stripe_sdk' }
  recordEvent(world, 'payment_intent.requires_action', intent)
  if (invoice !== undefined) recordEvent(world, 'invoice.payment_action_required', invoice)
  return { kind: 'requires_action' }
}

export function succeed(world: World, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): Collected {
  intent.latest_charge = addCharge(world, intent, method, null).id
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  intent.next_action = null
  intent.last_payment_error = null
  recordEvent(world, 'payment_intent.succeeded', intent)
  const invoice = invoiceOf(world, intent)
  if (invoice === undefined) return { kind: 'succeeded' }
  const subscription = subscriptionOf(world, invoice)
  if (subscription?.payment_settings?.save_default_payment_method === 'on_subscription')
    subscription.default_payment_method = method.id
  markPaid(world, invoice)
  return { kind: 'succeeded' }
}

function decline(world: World, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod, why: Decline): Collected {
  intent.latest_charge = addCharge(world, intent, method, why).id
  return failPayment(world, intent, why)
}

/** Fails a payment; without the bank's authentication no charge is created. */
export function failPayment(world: World, intent: Stripe.PaymentIntent, why: Decline): Collected {
  intent.status = 'requires_payment_method'
  intent.next_action = null
  const error: Stripe.PaymentIntent.LastPaymentError = {
    type: 'card_error',
    ...why,
    message: 'Your card was declined.',
  }
  intent.last_payment_error = error
  recordEvent(world, 'payment_intent.payment_failed', intent)
  const invoice = invoiceOf(world, intent)
  if (invoice !== undefined) recordEvent(world, 'invoice.payment_failed', invoice)
  return { kind: 'declined', error }
}
