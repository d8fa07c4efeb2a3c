import { messages } from '#analytics/events/identity.ts'

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
  readonly body: string
  readonly retryAfter: string | null
}

/** What became of a request by its reply: only a 200 with a readable body that says so counts as delivered. */
export function deliveryOf({ status, statusText, body, retryAfter }: Reply): Delivery {
  const failed = (error: string): Failure => ({ status: 0, httpStatusCode: status, error, retryAfter })
  if (status !== 200) return failed(messages.badStatus(status, statusText))
  try {
    const reply: unknown = JSON.parse(body)
    if (reply === 1) return { status: 1 }
    if (typeof reply !== 'object' || reply === null || !('status' in reply)) return failed('The reply has no status.')
    if (reply.status === 1) return { status: 1 }
    return failed('error' in reply && typeof reply.error === 'string' ? reply.error : 'The reply is a failure.')
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error))
  }
}

/** No reply at all: the time was up, or the network is away. */
export const noReply = (error: string): Failure => ({ status: 0, httpStatusCode: 0, error, retryAfter: null })
