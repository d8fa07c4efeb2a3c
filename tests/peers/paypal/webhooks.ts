import { sign } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Certified } from './certificate.ts'
import { newId, type PeerEvent, type World } from './world.ts'

export type DeliveryMode = 'prompt' | 'duplicated' | 'reordered' | 'dropped'
export type SignedWebhook = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> }

export type Signer = {
  readonly certified: Certified
  readonly webhookId: string
  readonly certificateUrl: string
}

/** The signature headers of a delivery to this webhook at this time. */
export function signatureHeaders(
  { certified, webhookId, certificateUrl }: Signer,
  body: Buffer,
  at: Date,
): Readonly<Record<string, string>> {
  const [id, time] = [`${newId(8)}-transmission`.toLowerCase(), at.toISOString()]
  const signed = Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`)
  return {
    'content-type': 'application/json',
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': sign('RSA-SHA256', signed, certified.key).toString('base64'),
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': certificateUrl,
  }
}

const written = (event: PeerEvent): Buffer =>
  Buffer.from(
    JSON.stringify({ ...event, event_version: '1.0', resource_version: '2.0', summary: 'Grüße, a summary', links: [] }),
  )

/** The pending webhooks, in the given delivery mode. */
export function createWebhooks(world: World, signer: Signer) {
  let delivered = 0
  return {
    sign: (body: Buffer): SignedWebhook => ({ body, headers: signatureHeaders(signer, body, world.now()) }),
    take(mode: DeliveryMode = 'prompt'): readonly SignedWebhook[] {
      const waiting = world.events.slice(delivered).map((event) => {
        const body = written(event)
        return { body, headers: signatureHeaders(signer, body, world.now()) }
      })
      delivered = world.events.length
      if (mode === 'dropped') return []
      if (mode === 'reordered') return waiting.toReversed()
      return mode === 'duplicated' ? waiting.flatMap((each) => [each, each]) : waiting
    },
  }
}
export type Webhooks = ReturnType<typeof createWebhooks>
