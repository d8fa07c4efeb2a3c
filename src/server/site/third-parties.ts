import type { ThirdParties } from '#domain/api/measurement.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { SourcesByDirective } from '#server/platform/csp/content-policy.ts'

type Configured = Pick<
  Config,
  | 'mixpanelToken'
  | 'mixpanelHost'
  | 'webAnalyticsId'
  | 'webAnalyticsScript'
  | 'adPixelId'
  | 'adPixelScript'
  | 'outgoing'
>

/** The configured third-party services; null if there are none, in which case no visitor is asked. */
export function thirdPartiesOf(config: Configured): ThirdParties | null {
  const { mixpanelToken, mixpanelHost, webAnalyticsId, webAnalyticsScript, adPixelId, adPixelScript } = config
  // Services that only the server reports to are asked about as well.
  const { tiktok, googleAds } = config.outgoing
  const isReported = tiktok !== null || googleAds !== null
  if (mixpanelToken === null && webAnalyticsId === null && adPixelId === null && !isReported) return null
  return {
    productAnalytics: mixpanelToken === null ? null : { host: mixpanelHost, token: mixpanelToken },
    webAnalytics: webAnalyticsId === null ? null : { id: webAnalyticsId, script: webAnalyticsScript },
    adPixel: adPixelId === null ? null : { id: adPixelId, script: adPixelScript },
  }
}

/** Hosts to which the scripts of some origins report, in addition to the origin itself. */
const reportsTo: Readonly<Record<string, readonly string[]>> = {
  'https://mc.yandex.ru': ['https://mc.yandex.com'],
  'https://connect.facebook.net': ['https://www.facebook.com'],
}

const pagesWithTags: ReadonlySet<string> = new Set([
  '/',
  '/terms_of_service',
  '/privacy',
  '/refund-policy',
  '/complete',
])

/** Pages that load nothing from third parties except the payment provider. */
const closedPage = (path: string): boolean =>
  path.endsWith('/pay') || /^\/(?:plan|subscription|resume|sign-in|console)/.test(path)

/** What third-party services may load and reach on a page; nothing if none is configured. */
export function measurementSources(parties: ThirdParties | null, path: string): SourcesByDirective {
  if (parties === null || closedPage(path)) return {}
  const api = parties.productAnalytics === null ? [] : [parties.productAnalytics.host]
  const tags = pagesWithTags.has(path)
    ? [parties.webAnalytics, parties.adPixel].flatMap((tag) => (tag === null ? [] : [new URL(tag.script).origin]))
    : []
  const reached = [...tags, ...tags.flatMap((origin) => reportsTo[origin] ?? [])]
  return {
    ...(api.length + reached.length === 0 ? {} : { 'connect-src': [...api, ...reached] }),
    ...(tags.length === 0 ? {} : { 'script-src': tags, 'img-src': reached }),
  }
}

/** The name of the element in which a page lists the configured third-party services. */
const NAME = 'measurement'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A page that lists the third-party services to ask about, so that finding them out takes no request. */
export function withThirdParties(page: string, parties: ThirdParties): string {
  const at = page.indexOf('</head>')
  return `${page.slice(0, at)}<meta name="${NAME}" content="${escaped(JSON.stringify(parties))}">${page.slice(at)}`
}
