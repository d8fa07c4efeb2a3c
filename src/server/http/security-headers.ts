import type { FastifyInstance, FastifyReply } from 'fastify'
import { type InlineHashes, nothingPolicy, pagePolicy } from '#server/platform/csp/content-policy.ts'
import { noThirdPartySources, type ThirdPartySources } from '#server/platform/csp/third-party-sources.ts'

const YEAR_IN_SECONDS = 31_536_000

type Permissions = {
  /** Origins whose frames may open the payment sheet. */
  readonly payers: readonly string[]
  /** Whether the page may ask for the camera. */
  readonly camera: boolean
}

/** Powerful browser features: all off, except the payment sheet on our own pages, and the camera where it is used. */
const permissionsFor = ({ payers, camera }: Permissions): string =>
  [
    'accelerometer=()',
    'autoplay=()',
    'browsing-topics=()',
    `camera=(${camera ? 'self' : ''})`,
    'display-capture=()',
    'geolocation=()',
    'gyroscope=()',
    'magnetometer=()',
    'microphone=()',
    'midi=()',
    `payment=(${['self', ...payers.map((origin) => `"${origin}"`)].join(' ')})`,
    'usb=()',
  ].join(', ')

/** Headers that only apply to documents, and so are useless on files of pages such as scripts, fonts and pictures. */
const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
] as const

/** Removes the headers that control what a document may do: with a small file they are as large as the file. */
export function dropDocumentHeaders(reply: FastifyReply): FastifyReply {
  for (const name of documentHeaders) reply.removeHeader(name)
  return reply
}

const headersFor = (publicUrl: string): Readonly<Record<string, string>> => ({
  'content-security-policy': nothingPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissionsFor({ payers: noThirdPartySources.paymentOrigins, camera: false }),
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${YEAR_IN_SECONDS}` } : {}),
})

/**
 * Headers of every reply. Pages replace the content policy with their own; other replies need to load nothing. They are
 * the same every time, so they are set in one call: a plugin that computes them per request took a fifth of its time.
 */
export function secureHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = headersFor(publicUrl)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/**
 * Headers of a page, in place of those of every reply: its own content policy, and what its third parties need in
 * addition. A wallet's window has to reach the page that opened it; all other pages are isolated from other windows.
 */
export const pageHeaders = (
  hashes: InlineHashes,
  publicUrl: string,
  thirdParties: ThirdPartySources = noThirdPartySources,
  camera = false,
) => ({
  'content-security-policy': pagePolicy(hashes, publicUrl, thirdParties.sources),
  ...(camera || thirdParties.paymentOrigins.length > 0
    ? { 'permissions-policy': permissionsFor({ payers: thirdParties.paymentOrigins, camera }) }
    : {}),
  ...(thirdParties.opensWindows ? { 'cross-origin-opener-policy': 'same-origin-allow-popups' } : {}),
})
