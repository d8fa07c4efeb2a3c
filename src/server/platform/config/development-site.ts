import type { TrustedProxies } from './parsers.ts'

/** The settings that distinguish a developer's machine from a site that others can reach. */
export type SiteSettings = {
  readonly nodeEnv: 'development' | 'production' | 'test'
  readonly publicUrl: string
  readonly trustedProxies: TrustedProxies
}

const LOCAL_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

export const isLocalUrl = (url: string): boolean => LOCAL_HOST.test(new URL(url).hostname)

/**
 * Whether the outbox, the email gallery and the sandbox's clock are available: only on a developer's machine. This
 * follows from the settings and not from the request, since a proxy on the same machine makes every visitor look local.
 */
export const isDevelopmentSite = ({ nodeEnv, publicUrl, trustedProxies }: SiteSettings): boolean =>
  nodeEnv !== 'production' &&
  isLocalUrl(publicUrl) &&
  (trustedProxies === 0 || (typeof trustedProxies !== 'number' && trustedProxies.length === 0))
