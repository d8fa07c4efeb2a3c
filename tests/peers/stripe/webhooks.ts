import Stripe from 'stripe'
import type { PeerEvent, World } from './world.ts'

export type SignedWebhook = {
  readonly type: PeerEvent['type']
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}
export type DeliveryMode = 'prompt' | 'duplicated' | 'reordered' | 'dropped' | 'delayed'

const signer = new Stripe('sk_test_only_to_sign')

/** An event as it is sent to an endpoint. */
export function signed(event: PeerEvent, secret: string, timestamp: number): SignedWebhook {
  const body = JSON.stringify(event, null, 2)
  const signature = signer.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
  return { type: event.type, body, headers }
}

/** The pending webhooks, in the given delivery mode; the next call returns the delayed ones. */
export function createWebhooks(world: World, secret: string) {
  let delivered = 0
  return {
    take(mode: DeliveryMode = 'prompt'): readonly SignedWebhook[] {
      if (mode === 'delayed') return []
      const waiting = world.events.slice(delivered).map((event) => signed(event, secret, world.now()))
      delivered = world.events.length
      if (mode === 'dropped') return []
      if (mode === 'reordered') return waiting.toReversed()
      return mode === 'duplicated' ? waiting.flatMap((each) => [each, each]) : waiting
    },
  }
}
export type Webhooks = ReturnType<typeof createWebhooks>
