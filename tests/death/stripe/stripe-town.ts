import type { Connection } from '#server/db/connection.ts'
import type { StripePeer } from '#tests/peers/stripe/stripe-peer.ts'
import { openProviderDoor } from '../doors/provider-door.ts'
import { openTown, type Town } from '../town.ts'
import { peerWithPlans, stripeSettings } from './peer-with-plans.ts'

export type StripeTown = { readonly town: Town; readonly peer: StripePeer }

/** The app with Stripe's stand-in behind a door of its own. */
export async function openStripeTown(connection: Connection): Promise<StripeTown> {
  const { promise, resolve } = Promise.withResolvers<StripePeer>()
  const town = await openTown({
    connection,
    settings: async (reaper, now) => {
      const peer = await peerWithPlans(now)
      const door = await openProviderDoor(peer.url, reaper)
      resolve(peer)
      return {
        env: stripeSettings(peer, door.url),
        catchUp: () => peer.catchUp(),
        stop: async () => {
          await door.stop()
          await peer.stop()
        },
      }
    },
  })
  return { town, peer: await promise }
}
