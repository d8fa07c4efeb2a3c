import type Stripe from 'stripe'
import { type CardName, type TestCard, testCards } from '#tests/peers/stripe/test-cards.ts'
import type { World } from '#tests/peers/stripe/world.ts'

export const cardOf = (name: CardName): TestCard => testCards[name]

/** A card as the browser's form sends it to Stripe. Its fingerprint is random by default. */
export function addMethod(
  world: World,
  name: CardName,
  customer: string,
  fingerprint = world.newId('fp'),
): Stripe.PaymentMethod {
  const { last4, wallet } = cardOf(name)
  const method: Stripe.PaymentMethod = {
    id: world.newId('pm'),
    object: 'payment_method',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: null,
      country: 'US',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: 2034,
      fingerprint,
      funding: 'credit',
      generated_from: null,
      last4,
      networks: null,
      regulated_status: null,
      three_d_secure_usage: { supported: true },
      wallet: wallet === undefined ? null : { type: wallet, dynamic_last4: null },
    },
    created: world.now(),
    customer,
    customer_account: null,
    livemode: world.livemode,
    metadata: {},
    type: 'card',
  }
  world.methods.set(method.id, method)
  world.cards.set(method.id, name)
  return method
}

/** Stores a card for later, for when nothing is due today. */
export function addSetup(world: World, customer: string): Stripe.SetupIntent {
  const id = world.newId('seti')
  const setup: Stripe.SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${world.newId('s')}`,
    created: world.now(),
    customer,
    description: null,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: world.livemode,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: 'off_session',
  }
  world.setups.set(id, setup)
  return setup
}
