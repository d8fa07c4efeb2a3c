import type { TrustedProxies } from './parsers.ts'

/** What tells a developer's machine from a site that others reach. */
export type SiteSettings = {
  readonly nodeEnv: 'development' | 'production' | 'test'
  readonly publicUrl: string
  readonly trustedProxies: TrustedProxies
}

const LOCAL_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

export const isLocalUrl = (url: string): boolean => LOCAL_HOST.test(new URL(url).hostname)

/**
 * Whether the outbox, the email gallery and the sandbox's clock exist at all: only on a developer's machine. It is
 * derived from the settings and not from the request, since a proxy on the same machine makes every visitor look local.
 */
export const isDevelopmentSite = ({ nodeEnv, publicUrl, trustedProxies }: SiteSettings): boolean =>
  nodeEnv !== 'production' &&
  isLocalUrl(publicUrl) &&
  (trustedProxies === 0 || (typeof trustedProxies !== 'number' && trustedProxies.length === 0))
