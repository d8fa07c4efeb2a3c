import { X509Certificate } from 'node:crypto'
import { rootCertificates } from 'node:tls'
import { MS_PER_MINUTE } from '#domain/time.ts'
import { createMinuteLimiter } from './minute-limiter.ts'

/** The path of one certificate by its name. */
const path = /^\/v1\/notifications\/certs\/[A-Za-z0-9_-]{1,100}$/

/**
 * The address of a certificate that may be fetched, or null. The webhook names it, so a forged one could point to any
 * host and be signed with any certificate: only PayPal's own origin and path, spelt exactly, are fetched.
 */
export function certificateAddress(given: string, origin: string): URL | null {
  const rest = given.startsWith(`${origin}/`) ? given.slice(origin.length) : ''
  return path.test(rest) ? new URL(given) : null
}

const TIMEOUT_MS = 5000
/** A chain of three certificates has about 6,000 characters. */
const MAX_CHARACTERS = 64_000
const MAX_CERTIFICATES = 10
/** ms for which an address without a certificate is not fetched again, and how many such addresses are kept. */
const MISSING_TTL_MS = 5 * MS_PER_MINUTE
const MAX_MISSING = 1000
/** Certificates change once in several years; more fetches than this come from made-up names. */
const FETCHES_PER_MINUTE = 20
const MAX_DEPTH = 5
/** Subject of PayPal's signing certificates. */
const subject = /^CN=messageverificationcerts(\.sandbox)?\.paypal\.com$/m

export type CertificateCache = {
  /** Where certificates are fetched from. */
  readonly origin: string
  /** The certificate at an address of `origin`; null if it cannot be fetched or is not trusted now. */
  get(address: URL, now: Date): Promise<X509Certificate | null>
}

type Chain = { readonly leaf: X509Certificate; readonly others: readonly X509Certificate[] }

function chainIn(text: string): Chain | null {
  try {
    const found = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
    const [leaf, ...others] = found.slice(0, MAX_DEPTH).map((pem) => new X509Certificate(pem))
    return leaf === undefined ? null : { leaf, others }
  } catch {
    return null
  }
}

const isValidAt = (certificate: X509Certificate, now: Date): boolean =>
  certificate.validFromDate <= now && now <= certificate.validToDate

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)

/** Whether a certificate chains up to a root through the others that came with it, each valid now. */
function isTrusted({ leaf, others }: Chain, roots: readonly X509Certificate[], now: Date): boolean {
  let certificate = leaf
  for (let step = 0; step <= MAX_DEPTH; step++) {
    if (!isValidAt(certificate, now)) return false
    const below = certificate
    if (roots.some((root) => isValidAt(root, now) && isIssuedBy(below, root))) return true
    const issuer = others.find((other) => other !== below && isIssuedBy(below, other))
    if (issuer === undefined) return false
    certificate = issuer
  }
  return false
}

/**
 * A cache of PayPal's signing certificates. It checks the name, the dates and the chain up to the roots that come with
 * Node, but not revocation, name constraints or key usages.
 */
export function createCertificateCache(options: { origin: string; roots?: readonly string[] }): CertificateCache {
  const kept = new Map<string, Chain>()
  /** Addresses without a certificate, and when they were last fetched. */
  const missing = new Map<string, number>()
  const fetches = createMinuteLimiter(FETCHES_PER_MINUTE)
  let roots: readonly X509Certificate[] | null = null

  function rememberMissing(address: URL, now: Date): null {
    const [oldest] = missing.keys()
    if (missing.size >= MAX_MISSING && oldest !== undefined) missing.delete(oldest)
    missing.delete(address.href)
    missing.set(address.href, now.getTime())
    return null
  }

  async function chainAt(address: URL, now: Date): Promise<Chain | null> {
    const known = kept.get(address.href)
    if (known !== undefined) return known
    const askedAt = missing.get(address.href)
    if (askedAt !== undefined && now.getTime() - askedAt < MISSING_TTL_MS) return null
    if (!fetches.take(now)) return null
    try {
      const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
      const text = response.ok ? await response.text() : ''
      const chain = text.length > MAX_CHARACTERS ? null : chainIn(text)
      if (chain === null) return rememberMissing(address, now)
      missing.delete(address.href)
      const [oldest] = kept.keys()
      if (kept.size >= MAX_CERTIFICATES && oldest !== undefined) kept.delete(oldest)
      kept.set(address.href, chain)
      return chain
    } catch {
      return rememberMissing(address, now)
    }
  }

  return {
    origin: options.origin,
    get: async (address, now) => {
      const chain = await chainAt(address, now)
      if (chain === null || !subject.test(chain.leaf.subject)) return null
      roots ??= (options.roots ?? rootCertificates).map((pem) => new X509Certificate(pem))
      return isTrusted(chain, roots, now) ? chain.leaf : null
    },
  }
}
