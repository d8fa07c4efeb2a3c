import type { Connection } from '#server/db/connection.ts'
import { openProviderDoor } from '#tests/death/doors/provider-door.ts'
import { peerWithPlans, stripeSettings } from '#tests/death/stripe/peer-with-plans.ts'
import type { StripePeer } from '#tests/peers/stripe/stripe-peer.ts'
import { openThree, type Three } from './three.ts'

/** Three processes, each with Stripe's stand-in behind a door of its own. */
export async function openStripeThree(connection: Connection): Promise<{ three: Three; peer: StripePeer }> {
  const { promise, resolve } = Promise.withResolvers<StripePeer>()
  const three = await openThree({
    connection,
    provider: async (now) => {
      const peer = await peerWithPlans(now)
      resolve(peer)
      return {
        surroundings: async (keeper) => {
          const door = await openProviderDoor(peer.url, keeper)
          return { env: stripeSettings(peer, door.url), stop: door.stop }
        },
        catchUp: () => peer.catchUp(),
        stop: () => peer.stop(),
      }
    },
  })
  return { three, peer: await promise }
}
