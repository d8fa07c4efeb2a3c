import type { Connection } from '#server/platform/db/connection.ts'
import { type Environment, startEnvironment } from '#tests/crashes/environment.ts'
import { startProviderProxy } from '#tests/crashes/proxies/provider-proxy.ts'
import type { StripePeer } from '#tests/peers/stripe/stripe-peer.ts'
import { peerWithPlans, stripeSettings } from './peer-with-plans.ts'

export type StripeEnvironment = { readonly environment: Environment; readonly peer: StripePeer }

/** The app with its own proxy to Stripe's stand-in. */
export async function startStripeEnvironment(connection: Connection): Promise<StripeEnvironment> {
  const { promise, resolve } = Promise.withResolvers<StripePeer>()
  const environment = await startEnvironment({
    connection,
    settings: async (faults, now) => {
      const peer = await peerWithPlans(now)
      const proxy = await startProviderProxy(peer.url, faults)
      resolve(peer)
      return {
        env: stripeSettings(peer, proxy.url),
        catchUp: () => peer.catchUp(),
        stop: async () => {
          await proxy.stop()
          await peer.stop()
        },
      }
    },
  })
  return { environment, peer: await promise }
}
