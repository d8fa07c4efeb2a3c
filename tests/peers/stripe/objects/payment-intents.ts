import type Stripe from 'stripe'
import type { World } from '../world.ts'
import { recordEvent } from './events.ts'

/** Creates the payment of an invoice, and the link between the two. */
export function addIntent(world: World, invoice: Stripe.Invoice): Stripe.PaymentIntent {
  const id = world.newId('pi')
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: invoice.amount_due,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${world.newId('s')}`,
    confirmation_method: 'automatic',
    created: world.now(),
    currency: invoice.currency,
    customer: invoice.customer,
    customer_account: null,
    description: 'Subscription creation',
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: world.livemode,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  }
  world.intents.set(id, intent)
  const payment: Stripe.InvoicePayment = {
    id: world.newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: world.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: world.livemode,
    payment: { type: 'payment_intent', payment_intent: id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  }
  world.invoicePayments.set(payment.id, payment)
  recordEvent(world, 'payment_intent.created', intent)
  return intent
}

export const paymentOf = (world: World, invoice: string): Stripe.InvoicePayment | undefined =>
  [...world.invoicePayments.values()].find((payment) => payment.invoice === invoice)

/** The payment of an invoice; undefined for an invoice of zero. */
export function intentOf(world: World, invoice: string): Stripe.PaymentIntent | undefined {
  const id = paymentOf(world, invoice)?.payment.payment_intent
  return typeof id === 'string' ? world.intents.get(id) : undefined
}

export function cancelIntent(world: World, intent: Stripe.PaymentIntent): void {
  if (intent.status === 'succeeded' || intent.status === 'canceled') return
  intent.status = 'canceled'
  intent.canceled_at = world.now()
  intent.cancellation_reason = 'void_invoice'
  intent.next_action = null
  recordEvent(world, 'payment_intent.canceled', intent)
}
