import { createHmac } from 'node:crypto'

const PREFIX = 'whsec_'

/**
 * The headers of a webhook by the scheme of Standard Webhooks: id, time and `v1,` with HMAC-SHA256 over
 * `id.timestamp.body` in Base64. The id stays the same at each try, the time does not.
 */
export function webhookHeaders(
  secret: string,
  { id, body, at }: { readonly id: string; readonly body: string; readonly at: Date },
): Readonly<Record<string, string>> {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
