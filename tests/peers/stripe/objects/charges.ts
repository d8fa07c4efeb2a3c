import type Stripe from 'stripe'
import type { Decline } from '../test-cards.ts'
import type { World } from '../world.ts'
import { enterInBooks } from './balance.ts'
import { recordEvent } from './events.ts'

function cardDetails(method: Stripe.PaymentMethod): Stripe.Charge.PaymentMethodDetails.Card {
  const wallet = method.card?.wallet
  return {
    amount_authorized: null,
    authorization_code: null,
    brand: method.card?.brand ?? null,
    checks: null,
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: 12,
    exp_year: 2034,
    funding: 'credit',
    installments: null,
    last4: method.card?.last4 ?? null,
    mandate: null,
    network: 'visa',
    network_transaction_id: null,
    regulated_status: null,
    three_d_secure: null,
    transaction_link_id: null,
    wallet: wallet === undefined || wallet === null ? null : { type: wallet.type, dynamic_last4: null },
  }
}

/** One attempt to charge; `decline` is null if it succeeded. */
export function addCharge(
  world: World,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline | null,
): Stripe.Charge {
  const isPaid = decline === null
  const charge: Stripe.Charge = {
    id: world.newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'STAND-IN',
    captured: isPaid,
    created: world.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: null,
    fraud_details: {},
    livemode: world.livemode,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: cardDetails(method) },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isPaid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  }
  world.charges.set(charge.id, charge)
  if (isPaid && !world.settings.booksAreLate) enterInBooks(world, charge)
  recordEvent(world, isPaid ? 'charge.succeeded' : 'charge.failed', charge)
  return charge
}
