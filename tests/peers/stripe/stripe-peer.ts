import { once } from 'node:events'
import type Stripe from 'stripe'
import { plannedFaults } from '../planned-faults.ts'
import { type Buyer, buyerIn } from './buyer.ts'
import { catchUp } from './catch-up.ts'
import { createIdempotency } from './http/idempotency.ts'
import { createValidator } from './http/schemas.ts'
import { type Call, createStripeServer, type Fault, type Faults } from './http/server.ts'
import { addOffer, addPrice, type PriceTerms } from './objects/catalogue.ts'
import { createWebhooks, type Webhooks } from './webhooks.ts'
import { newWorld, type World } from './world.ts'

export type StripePeer = {
  /** Address for the official library. */
  readonly url: string
  readonly webhookSecret: string
  readonly world: World
  readonly buyer: Buyer
  readonly faults: Faults
  readonly webhooks: Webhooks
  readonly calls: readonly Call[]
  /** A plan in the catalogue; `first` if its first period has a separate price. */
  addPlan(
    name: string,
    next: PriceTerms,
    first?: PriceTerms,
  ): { readonly price: string; readonly trialOffer: string | null }
  /** Processes everything that is due by its clock. */
  catchUp(): void
  /** All subscriptions that were created for an order. */
  subscriptionsOf(orderId: string): readonly Stripe.Subscription[]
  stop(): Promise<void>
}

export type StripePeerOptions = {
  /** The clock, which only moves forward. */
  readonly now: () => Date
  readonly webhookSecret?: string
}

/**
 * A stand-in for Stripe over HTTP, for the official library: it stores objects, charges, renews, retries and delivers
 * webhooks. Requests are validated against the library's own types, and replies have those types.
 */
export async function startStripePeer({
  now,
  webhookSecret = 'whsec_stand_in',
}: StripePeerOptions): Promise<StripePeer> {
  const world = newWorld(now, false)
  const buyer = buyerIn(world)
  const faults = plannedFaults<Fault>()
  const calls: Call[] = []
  const validate = await createValidator()
  const server = createStripeServer({ world, validate, idempotency: createIdempotency(), faults, buyer, calls })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    webhookSecret,
    world,
    buyer,
    faults,
    webhooks: createWebhooks(world, webhookSecret),
    calls,
    addPlan: (name, next, first) => {
      const { id } = addPrice(world, `price_${name}`, next)
      return { price: id, trialOffer: first === undefined ? null : addOffer(world, `to_${name}`, first, id).id }
    },
    catchUp: () => catchUp(world),
    subscriptionsOf: (orderId) =>
      [...world.subscriptions.values()].filter(({ metadata }) => metadata['order_id'] === orderId),
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
