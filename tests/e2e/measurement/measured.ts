import type { Page, Request } from 'playwright-core'
import { type EventArrival, type RefusedArrival, readEvent, type StepArrival } from '#analytics/events/read-arrivals.ts'
import { decodeBody } from '#analytics/events/wire.ts'
import { routes } from '#domain/api/routes.ts'

type Arrival = EventArrival | StepArrival | RefusedArrival

/** What a request to a track address carries, read by the collector's own reader. */
export const arrivalsIn = (request: Request): readonly Arrival[] =>
  (decodeBody(request.postData() ?? '', (text) => Buffer.from(text, 'base64').toString('utf8')) ?? []).map(readEvent)

/** What a page has sent to our collector so far, as it goes on. */
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

/** Another tab comes to the front: what is not sent yet goes out now. Requests of a page that is gone are not seen by a test. */
export const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
