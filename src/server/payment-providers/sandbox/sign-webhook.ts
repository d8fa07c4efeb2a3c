import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { type RawWebhook, WebhookRefused } from '#server/platform/payment-provider/provider.ts'

/** Seconds between signing and arrival that are let pass. */
const TOLERANCE = 300
export const SIGNATURE = 'sandbox-signature'

export const SandboxEvent = Type.Object({
  id: Type.String(),
  type: Type.String(),
  livemode: Type.Literal(false),
  ref: Type.String(),
  orderId: Type.String(),
})
export type SandboxEvent = Static<typeof SandboxEvent>

const macOf = (secret: string, seconds: string, body: Buffer | string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()

export function signatureOf(secret: string, body: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000))
  return `t=${seconds},v1=${macOf(secret, seconds, body).toString('hex')}`
}

/** The event in a webhook that the sandbox signed a moment ago. @throws WebhookRefused */
export function verifyWebhook({ body, headers }: RawWebhook, secret: string, now: Date): SandboxEvent {
  const [, seconds = '', mac = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(headers[SIGNATURE])) ?? []
  const expected = macOf(secret, seconds, body)
  const given = Buffer.from(mac, 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new WebhookRefused('signature')
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE) throw new WebhookRefused('age')
  const event: unknown = parsed(body)
  if (!Value.Check(SandboxEvent, event)) throw new WebhookRefused('content')
  return event
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new WebhookRefused('content')
  }
}
