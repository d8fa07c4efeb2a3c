import type { Connection } from '#server/platform/db/connection.ts'
import { startProviderProxy } from '#tests/crashes/proxies/provider-proxy.ts'
import { peerWithPlans, stripeSettings } from '#tests/crashes/stripe/peer-with-plans.ts'
import type { StripePeer } from '#tests/peers/stripe/stripe-peer.ts'
import { type Cluster, startCluster } from './cluster.ts'

/** Three processes, each with its own proxy to Stripe's stand-in. */
export async function startStripeCluster(connection: Connection): Promise<{ cluster: Cluster; peer: StripePeer }> {
  const { promise, resolve } = Promise.withResolvers<StripePeer>()
  const cluster = await startCluster({
    connection,
    provider: async (now) => {
      const peer = await peerWithPlans(now)
      resolve(peer)
      return {
        settings: async (interceptor) => {
          const proxy = await startProviderProxy(peer.url, interceptor)
          return { env: stripeSettings(peer, proxy.url), stop: proxy.stop }
        },
        catchUp: () => peer.catchUp(),
        stop: () => peer.stop(),
      }
    },
  })
  return { cluster, peer: await promise }
}
