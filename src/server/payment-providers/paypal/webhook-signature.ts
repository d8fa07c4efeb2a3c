import { verify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { MS_PER_HOUR, MS_PER_MINUTE } from '#domain/time.ts'
import { type RawWebhook, WebhookRefused } from '#server/platform/payment-provider/provider.ts'
import { type CertificateCache, certificateAddress } from './certificate-cache.ts'
import type { PaypalClient } from './paypal-client.ts'
import { Verification } from './paypal-replies.ts'

/**
 * Maximum age of a delivery, ms. PayPal does not document whether a repeated delivery gets a newer time, hence hours
 * instead of minutes. A replay has no effect, since each event is stored once.
 */
const MAX_AGE_MS = 12 * MS_PER_HOUR
/** Maximum ms by which PayPal's clock may be ahead. */
const MAX_CLOCK_SKEW_MS = 5 * MS_PER_MINUTE
const ALGORITHM = 'SHA256withRSA'

export type Verifier = {
  readonly client: PaypalClient
  readonly certificates: CertificateCache
  /** Part of the signed text, so that a delivery for another webhook is invalid here. */
  readonly webhookId: string
  /** Limits how often PayPal is asked to verify a delivery. */
  readonly verificationLimit: { take(now: Date): boolean }
}

/**
 * Maximum verifications by PayPal per minute, for deliveries without a trusted certificate. PayPal repeats a refused
 * delivery.
 */
export const VERIFICATIONS_PER_MINUTE = 30

const headers = {
  id: 'paypal-transmission-id',
  time: 'paypal-transmission-time',
  signature: 'paypal-transmission-sig',
  algorithm: 'paypal-auth-algo',
  certificate: 'paypal-cert-url',
} as const
type Transmission = Record<keyof typeof headers, string>

function transmissionOf(webhook: RawWebhook): Transmission {
  const read = (name: string): string => {
    const value = webhook.headers[name]
    if (typeof value !== 'string' || !/^[\x20-\x7e]{1,2000}$/.test(value)) throw new WebhookRefused('headers')
    return value
  }
  return {
    id: read(headers.id),
    time: read(headers.time),
    signature: read(headers.signature),
    algorithm: read(headers.algorithm),
    certificate: read(headers.certificate),
  }
}

function checkAge(time: string, now: Date): void {
  const age = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/.test(time)
    ? now.getTime() - Date.parse(time)
    : Number.NaN
  if (!(age <= MAX_AGE_MS && age >= -MAX_CLOCK_SKEW_MS)) throw new WebhookRefused('age')
}

/**
 * The request for a verification by PayPal. It contains the event's raw bytes: serialising the event again would change
 * the signed text.
 */
function verificationRequest(
  { id, time, signature, algorithm, certificate }: Transmission,
  webhookId: string,
  body: Buffer,
) {
  const fields = JSON.stringify({
    auth_algo: algorithm,
    cert_url: certificate,
    transmission_id: id,
    transmission_sig: signature,
    transmission_time: time,
    webhook_id: webhookId,
  })
  return `${fields.slice(0, -1)},"webhook_event":${body.toString('utf8')}}`
}

/**
 * Accepts a delivery only if PayPal signed these raw bytes, for this webhook, and recently. If no trusted certificate
 * can be fetched, PayPal is asked to verify it. `body` is known to be JSON.
 * @throws WebhookRefused
 */
export async function verifyTransmission(
  { client, certificates, webhookId, verificationLimit }: Verifier,
  webhook: RawWebhook,
  now: Date,
): Promise<void> {
  const transmission = transmissionOf(webhook)
  const { id, time, signature, algorithm, certificate: given } = transmission
  checkAge(time, now)
  if (algorithm !== ALGORITHM) throw new WebhookRefused('algorithm')
  const address = certificateAddress(given, certificates.origin)
  if (address === null) throw new WebhookRefused('certificate')
  const certificate = await certificates.get(address, now)
  if (certificate !== null) {
    const signed = Buffer.from(`${id}|${time}|${webhookId}|${crc32(webhook.body)}`)
    if (verify('RSA-SHA256', signed, certificate.publicKey, Buffer.from(signature, 'base64'))) return
    throw new WebhookRefused('signature')
  }
  if (!verificationLimit.take(now)) throw new WebhookRefused('certificate')
  const path = '/v1/notifications/verify-webhook-signature'
  const body = verificationRequest(transmission, webhookId, webhook.body)
  const { verification_status } = await client.ask({ method: 'POST', path, body, reply: Verification })
  if (verification_status !== 'SUCCESS') throw new WebhookRefused('signature')
}
