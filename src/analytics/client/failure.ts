import { messages } from '#analytics/events/identity.ts'
import type { WireReply } from '#domain/api/measurement.ts'

/** What a callback gets where something could not be sent. */
export type Failure = {
  readonly status: 0
  /** 0 where no reply came. */
  readonly httpStatusCode: number
  readonly error: string
  /** The header, as it came; null where there was none. */
  readonly retryAfter: string | null
}
export type Delivery = { readonly status: 1 } | Failure

/** A reply, as far as it matters here. */
export type Reply = {
  readonly status: number
  readonly statusText: string
  /** The body, read by the schema; null where it is none of the protocol. */
  readonly said: WireReply | null
  readonly retryAfter: string | null
}

/** What became of a request by its reply: only a 200 with a readable body that says so counts as delivered. */
export function deliveryOf({ status, statusText, said, retryAfter }: Reply): Delivery {
  const failed = (error: string): Failure => ({ status: 0, httpStatusCode: status, error, retryAfter })
  if (status !== 200) return failed(messages.badStatus(status, statusText))
  if (said === null) return failed('The reply is not JSON of the protocol.')
  if (said === 1 || said.status === 1) return { status: 1 }
  return failed(said.error ?? 'The reply is a failure.')
}

/** No reply at all: the time was up, or the network is away. */
export const noReply = (error: string): Failure => ({ status: 0, httpStatusCode: 0, error, retryAfter: null })
