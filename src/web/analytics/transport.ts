import { type Delivery, deliveryOf, noReply } from '#analytics/client/failure.ts'
import { TIMEOUT_MS } from '#analytics/client/queue.ts'
import { messages } from '#analytics/events/identity.ts'
import { type Channel, encodeBody } from '#analytics/events/wire.ts'
import { WireReply } from '#domain/api/measurement.ts'
import { parserOf } from '#web/device/parser-of.ts'

const parse = parserOf(WireReply)

export type Request = {
  readonly channel: Channel
  readonly items: readonly unknown[]
  /** Whether the page is being left, so that the request has to outlive it. */
  readonly isLast: boolean
}

/** Sends one batch and returns the result; it never throws. */
export type Send = (request: Request) => Promise<Delivery>

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'

/** The reply in a body; null if it does not follow the protocol, such as the error page of a proxy. */
function wordsOf(body: string): WireReply | null {
  try {
    return parse(JSON.parse(body))
  } catch {
    return null
  }
}

/** As AbortSignal.timeout, which Safari has from 16 on. */
function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('The request timed out.', 'TimeoutError')), ms)
  return controller.signal
}

/** Sends to a host that speaks the wire format: our own collector by its path, or another host by its address. */
export const sendTo =
  (host: string): Send =>
  async ({ channel, items, isLast }) => {
    try {
      const response = await fetch(`${host}/${channel}/?verbose=1&ip=1&_=${Date.now()}`, {
        method: 'POST',
        credentials: 'include',
        keepalive: isLast,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: encodeBody(items),
        signal: timeoutSignal(TIMEOUT_MS),
      })
      return deliveryOf({
        status: response.status,
        statusText: response.statusText,
        said: wordsOf(await response.text()),
        retryAfter: response.headers.get('retry-after'),
      })
    } catch (error) {
      return noReply(isTimeout(error) ? messages.timeout : error instanceof Error ? error.message : String(error))
    }
  }
