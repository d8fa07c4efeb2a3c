import { routes } from '#domain/api/routes.ts'
import { subscribedEventTypes } from '#server/payment-providers/stripe/events.ts'
import { mapConcurrently } from '#tests/map-concurrently.ts'
import type { StripePeer } from '#tests/peers/stripe/stripe-peer.ts'
import { signed } from '#tests/peers/stripe/webhooks.ts'
import type { Cluster } from './cluster.ts'

const subscribed: ReadonlySet<string> = new Set(subscribedEventTypes)

/** Delivers the webhooks of all events since the last call: each twice, in random order, to any process. */
export function createWebhookSender({ request }: Cluster, peer: StripePeer): () => Promise<void> {
  const delivered = new Set<string>()
  return async () => {
    const news = peer.world.events.filter(({ id, type }) => subscribed.has(type) && !delivered.has(id))
    // Event ids are random, so sorting by id shuffles the events.
    const mixed = news.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    await mapConcurrently([...mixed, ...mixed.toReversed()], async (event) => {
      const { body, headers } = signed(event, peer.webhookSecret, peer.world.now())
      const { status } = await request(routes.webhooks.replace(':provider', 'stripe'), {
        method: 'POST',
        body,
        headers,
      })
      if (status !== 200) throw new Error(`A webhook got the reply ${status}.`)
      delivered.add(event.id)
    })
  }
}
