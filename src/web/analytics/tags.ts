import type { Choice } from '#analytics/client/choice.ts'
import { type TagPage, tagPages, webAnalyticsOptions } from '#analytics/client/tag-options.ts'
import { BASE } from '#domain/api/base-path.ts'
import type { ThirdParties } from '#domain/api/measurement.ts'
import { separateDocuments } from '#web/navigation/navigation.ts'
import { type View, viewAt } from '#web/navigation/views.ts'

type Calls = (readonly unknown[])[]

/** The vendors' functions, which queue calls until their scripts have loaded. */
type WebAnalytics = ((...call: readonly unknown[]) => void) & { readonly a: Calls; readonly l: number }
type AdPixel = ((...call: readonly unknown[]) => void) & {
  callMethod?: (...call: readonly unknown[]) => void
  push?: AdPixel
  readonly queue: Calls
  readonly loaded: boolean
  readonly version: string
  readonly disablePushState: boolean
}

declare global {
  interface Window {
    ym?: WebAnalytics
    fbq?: AdPixel
  }
}

/** The page of a view on which third-party scripts are allowed; null if they are not. */
export const tagPageOf = (view: View): TagPage | null =>
  view.kind === 'page' ? (tagPages.find((page) => page === view.name) ?? null) : null

function load(src: string): void {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}

const publicAddress = (): string => `${window.location.origin}${BASE}/`

function loadWebAnalytics({ id, script }: { id: string; script: string }, page: TagPage, choice: Choice): void {
  const calls: Calls = []
  const ym: WebAnalytics = Object.assign((...call: readonly unknown[]) => void calls.push(call), {
    a: calls,
    l: Date.now(),
  })
  window.ym = ym
  ym(Number(id), 'init', webAnalyticsOptions(page, choice.replay))
  ym(Number(id), 'hit', publicAddress(), { referer: '', title: '' })
  load(script)
}

/** A purchase as reported to the pixel: the amount paid, under the id that the server's report has, too. */
export type ReportedPurchase = { readonly eventId: string; readonly value: number; readonly currency: string }

function loadAdPixel({ id, script }: { id: string; script: string }, purchase: ReportedPurchase | null): void {
  const queue: Calls = []
  const keep = (...call: readonly unknown[]): void => {
    if (fbq.callMethod === undefined) queue.push(call)
    else fbq.callMethod(...call)
  }
  const fbq: AdPixel = Object.assign(keep, { queue, loaded: true, version: '2.0', disablePushState: true })
  fbq.push = fbq
  window.fbq = fbq
  fbq('consent', 'revoke')
  // Otherwise the pixel reads buttons, forms and metadata on its own.
  fbq('set', 'autoConfig', false, id)
  fbq('init', id)
  fbq('consent', 'grant')
  fbq('track', 'PageView')
  if (purchase !== null)
    fbq('track', 'Purchase', { value: purchase.value, currency: purchase.currency }, { eventID: purchase.eventId })
  load(script)
}

/**
 * Loads the third-party scripts on this page. From then on the page does not share its document: any other page, even by
 * Back, loads a new one. So no script reaches a question, and no recording a page that must not be recorded.
 */
export function loadTags(
  { webAnalytics, adPixel }: ThirdParties,
  choice: Choice,
  page: TagPage,
  purchase: ReportedPurchase | null,
): void {
  const isWanted = (webAnalytics !== null && choice.analytics) || (adPixel !== null && choice.ads)
  if (!isWanted) return
  separateDocuments((path) => tagPageOf(viewAt(path)) !== page)
  // The campaign has been read by now; third-party scripts would report the address with its query.
  window.history.replaceState(window.history.state, '', window.location.pathname)
  if (webAnalytics !== null && choice.analytics) loadWebAnalytics(webAnalytics, page, choice)
  if (adPixel !== null && choice.ads) loadAdPixel(adPixel, purchase)
}
