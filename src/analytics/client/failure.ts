import { messages } from '#analytics/events/identity.ts'
import type { WireReply } from '#domain/api/measurement.ts'

/** Passed to a callback when something could not be sent. */
export type Failure = {
  readonly status: 0
  /** 0 if no reply came. */
  readonly httpStatusCode: number
  readonly error: string
  /** The header as received; null if there was none. */
  readonly retryAfter: string | null
}
export type Delivery = { readonly status: 1 } | Failure

/** The parts of a reply that matter here. */
export type Reply = {
  readonly status: number
  readonly statusText: string
  /** The body, parsed by the schema; null if it does not follow the protocol. */
  readonly said: WireReply | null
  readonly retryAfter: string | null
}

/**
 * Turns a reply into the outcome of the request: only a 200 with a readable body that reports success counts as
 * delivered.
 */
export function deliveryOf({ status, statusText, said, retryAfter }: Reply): Delivery {
  const failed = (error: string): Failure => ({ status: 0, httpStatusCode: status, error, retryAfter })
  if (status !== 200) return failed(messages.badStatus(status, statusText))
  if (said === null) return failed('The reply is not JSON of the protocol.')
  if (said === 1 || said.status === 1) return { status: 1 }
  return failed(said.error ?? 'The reply is a failure.')
}

/** The failure when no reply came: the request timed out or the network is down. */
export const noReply = (error: string): Failure => ({ status: 0, httpStatusCode: 0, error, retryAfter: null })
