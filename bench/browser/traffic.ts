import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'

/** ms without any traffic after which the page is assumed to have fetched everything. */
const QUIET = 400

type Sent = { readonly address: string; readonly at: number; cached: boolean; bytes: number }

export type Traffic = {
  readonly session: CDPSession
  /** Waits until no request is pending. */
  quiet(): Promise<void>
  /** Addresses that were requested over the network between two times, in ms since 1970. */
  between(from: number, to: number): readonly string[]
  /** Bytes of all scripts so far, as transferred, with their headers. */
  scriptBytes(): number
}

/** Records a page's requests; those served from its caches do not count. */
export async function watchTraffic(page: Page): Promise<Traffic> {
  const session = await page.context().newCDPSession(page)
  const all = new Map<string, Sent>()
  const open = new Set<string>()
  let last = performance.now()
  const noted = (id: string, isOpen: boolean): void => {
    last = performance.now()
    if (isOpen) open.add(id)
    else open.delete(id)
  }
  session.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    if (!request.url.startsWith('http')) return
    all.set(requestId, { address: request.url, at: wallTime * 1000, cached: false, bytes: 0 })
    noted(requestId, true)
  })
  const fromCache = (id: string): void => {
    const sent = all.get(id)
    if (sent !== undefined) sent.cached = true
  }
  session.on('Network.requestServedFromCache', ({ requestId }) => fromCache(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) fromCache(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const sent = all.get(requestId)
    if (sent !== undefined) sent.bytes = encodedDataLength
    noted(requestId, false)
  })
  session.on('Network.loadingFailed', ({ requestId }) => noted(requestId, false))
  await session.send('Network.enable')
  const real = (): readonly Sent[] => [...all.values()].filter(({ cached }) => !cached)
  return {
    session,
    quiet: async () => {
      last = performance.now()
      while (open.size > 0 || performance.now() - last < QUIET) await wait(50)
    },
    between: (from, to) =>
      real()
        .filter(({ at }) => at >= from && at <= to)
        .map(({ address }) => address),
    scriptBytes: () =>
      real()
        .filter(({ address }) => new URL(address).pathname.endsWith('.js'))
        .reduce((total, { bytes }) => total + bytes, 0),
  }
}
