import type { Page, Request } from 'playwright-core'
import { type EventArrival, type RefusedArrival, readEvent, type StepArrival } from '#analytics/events/read-arrivals.ts'
import { decodeBody } from '#analytics/events/wire.ts'
import { routes } from '#domain/api/routes.ts'

type Arrival = EventArrival | StepArrival | RefusedArrival

/** The contents of a request to a track address, parsed by the collector's own parser. */
export const arrivalsIn = (request: Request): readonly Arrival[] =>
  (decodeBody(request.postData() ?? '', (text) => Buffer.from(text, 'base64').toString('utf8')) ?? []).map(readEvent)

/** Everything that a page has sent to our collector, updated as it sends more. */
export function measuredOn(page: Page): readonly Arrival[] {
  const arrivals: Arrival[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `${routes.track}/`) arrivals.push(...arrivalsIn(request))
  })
  return arrivals
}

/** The latest report of a step. */
export const stepIn = (arrivals: readonly Arrival[], step: string): StepArrival | undefined =>
  arrivals.findLast((arrival): arrival is StepArrival => arrival.kind === 'step' && arrival.step === step)

/**
 * Brings another tab to the front: the page sends what is still pending. A test cannot see the requests of a closed
 * page.
 */
export const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
