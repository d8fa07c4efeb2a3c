import type Stripe from 'stripe'
import type { World } from '../world.ts'

/** A card to be kept for later, where nothing is due today. */
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
