import { verify, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { crc32 } from 'node:zlib'
import { MS_PER_DAY } from '#domain/time.ts'
import { plannedFaults } from '../planned-faults.ts'
import { type Buyer, createBuyer } from './buyer.ts'
import { type Certified, newCertificate } from './certificate.ts'
import { type Call, createPaypalServer, type Fault, type Faults } from './http/server.ts'
import { createTokens, type Tokens } from './http/tokens.ts'
import { catchUp } from './objects/billing.ts'
import { createWebhooks, type Webhooks } from './webhooks.ts'
import { type Cycle, dollars, newWorld, type Plan, type World } from './world.ts'

const YEAR = 365 * MS_PER_DAY
const CERTIFICATE_NAME = 'CERT-standin-1'
export const SIGNER_NAME = 'messageverificationcerts.sandbox.paypal.com'

export type PaypalPeer = {
  /** Address for the adapter's API setting. */
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  readonly webhookId: string
  /** Root certificate of the webhooks' signing certificate; PEM. */
  readonly root: string
  readonly authority: Certified
  readonly world: World
  readonly buyer: Buyer
  readonly faults: Faults
  readonly tokens: Tokens
  readonly webhooks: Webhooks
  /** Certificates served at `/v1/notifications/certs/<name>`. */
  readonly certificates: Map<string, string>
  readonly calls: readonly Call[]
  /**
   * A plan in the catalogue; `first` if its first period has a separate price. After `failureThreshold` consecutive
   * periods that were not paid, each with its retries, a subscription is suspended.
   */
  addPlan(id: string, next: PriceTerms, first?: PriceTerms, failureThreshold?: number): string
  /** Processes everything that is due by its clock. */
  catchUp(): void
  stop(): Promise<void>
}
export type PriceTerms = { readonly minor: number; readonly days: number }

const cycleOf = (tenure_type: Cycle['tenure_type'], sequence: number, { minor, days }: PriceTerms): Cycle => ({
  tenure_type,
  sequence,
  total_cycles: tenure_type === 'TRIAL' ? 1 : 0,
  frequency: { interval_unit: 'DAY', interval_count: days },
  pricing_scheme: { fixed_price: dollars(minor) },
})

/** The bytes of the event within a verification request. */
const eventIn = (text: string): Buffer =>
  Buffer.from(text.slice(text.indexOf('"webhook_event":') + '"webhook_event":'.length, -1))

export type PaypalPeerOptions = {
  readonly now: () => Date
  /** Years for which the certificates of its webhooks are valid. */
  readonly certifiedYears?: number
}

/**
 * A stand-in for PayPal over HTTP: it stores objects, charges, retries, suspends, refunds and delivers webhooks.
 * Requests are validated against the published schemas.
 */
export async function startPaypalPeer({ now, certifiedYears = 1 }: PaypalPeerOptions): Promise<PaypalPeer> {
  const world = newWorld(now)
  const faults = plannedFaults<Fault>()
  const calls: Call[] = []
  const [clientId, clientSecret, webhookId] = ['client', 'secret', '5WH3B00KID']
  const tokens = createTokens(now, `${clientId}:${clientSecret}`)
  const valid = { from: new Date(now().getTime() - YEAR), to: new Date(now().getTime() + certifiedYears * YEAR) }
  const authority = newCertificate({ name: 'Stand-in Root', isAuthority: true, ...valid })
  const certified = newCertificate({ name: SIGNER_NAME, issuer: authority, ...valid })
  const certificates = new Map([[CERTIFICATE_NAME, certified.pem]])
  /** Set once the server listens. */
  let url = ''
  const verifies = (text: string): boolean => {
    const said: Record<string, string> = JSON.parse(text)
    const signed = `${said['transmission_id']}|${said['transmission_time']}|${webhookId}|${crc32(eventIn(text))}`
    const signature = Buffer.from(said['transmission_sig'] ?? '', 'base64')
    const isOurs =
      said['webhook_id'] === webhookId &&
      said['auth_algo'] === 'SHA256withRSA' &&
      (said['cert_url'] ?? '').startsWith(`${url}/v1/notifications/certs/`)
    return isOurs && verify('RSA-SHA256', Buffer.from(signed), new X509Certificate(certified.pem).publicKey, signature)
  }
  const server = createPaypalServer({ world, tokens, faults, certificates, verifies, calls })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port.')
  url = `http://127.0.0.1:${address.port}`
  return {
    url,
    clientId,
    clientSecret,
    webhookId,
    root: authority.pem,
    authority,
    world,
    buyer: createBuyer(world),
    faults,
    tokens,
    webhooks: createWebhooks(world, {
      certified,
      webhookId,
      certificateUrl: `${url}/v1/notifications/certs/${CERTIFICATE_NAME}`,
    }),
    certificates,
    calls,
    addPlan: (id, next, first, failureThreshold = 3) => {
      const plan: Plan = {
        id,
        status: 'ACTIVE',
        billing_cycles:
          first === undefined
            ? [cycleOf('REGULAR', 1, next)]
            : [cycleOf('TRIAL', 1, first), cycleOf('REGULAR', 2, next)],
        payment_preferences: { payment_failure_threshold: failureThreshold },
      }
      world.plans.set(id, plan)
      return id
    },
    catchUp: () => catchUp(world),
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
