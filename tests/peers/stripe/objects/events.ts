import Stripe from 'stripe'
import type { World } from '#tests/peers/stripe/world.ts'

/** Records an event with a copy of the object at that time. */
export function recordEvent(world: World, type: Stripe.Event['type'], object: object): void {
  world.events.push({
    id: world.newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: world.now(),
    data: { object: JSON.parse(JSON.stringify(object)) },
    livemode: world.livemode,
    pending_webhooks: 1,
    request: null,
    type,
  })
}
