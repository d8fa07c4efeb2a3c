import { vi } from 'vitest'

/** Node's own, as it is before a test replaces the timers. */
declare const setImmediate: (run: () => void) => unknown
const next = setImmediate
/** A turn of the event loop, as React takes for a part of its work. */
const turn = () => new Promise<void>((resolve) => next(resolve))
/** After so many turns without a reply under way, what the last one led to is on the screen. */
const QUIET_TURNS = 6

/** A reply of the server: a body, or a refusal. */
export type Reply = { readonly status: number; readonly body: unknown }
type Call = {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}
/**
 * Replies by method and path, such as "PUT /api/v2/member/settings". Each is a reply, or a function that makes one from
 * the request's body and query, at once or later.
 */
export type Replies = Readonly<Record<string, Reply | ((body: unknown, query: string) => Reply | Promise<Reply>)>>

export const ok = (body: unknown): Reply => ({ status: 200, body })
export const refused = (code: string, message = code, status = 409): Reply => ({ status, body: { code, message } })

/** The replies that have been made and are not read yet. */
let underWay = 0

/** Counts as under way until it is done and whoever waits for it has gone on. */
function follow<T>(work: Promise<T>): Promise<T> {
  underWay++
  const done = () => void turn().then(() => underWay--)
  work.then(done, done)
  return work
}

/** Follows the reading of a reply. */
function followed(response: Response): Response {
  for (const read of ['json', 'text', 'blob', 'arrayBuffer'] as const) {
    const original = response[read].bind(response)
    Object.defineProperty(response, read, { value: () => follow<unknown>(original()) })
  }
  return response
}

/**
 * Ends once every reply that the stub of the server has made is read, those to the requests that this caused too, and
 * what they changed is on the screen. A reply that a test holds back is not waited for.
 */
export async function repliesRead(): Promise<void> {
  for (let quiet = 0; quiet < QUIET_TURNS; quiet = underWay === 0 ? quiet + 1 : 0) await turn()
}

/** A stub of the server: it gives the replies that the test sets up, and any other address is unreachable. */
export function stubServer(replies: Replies) {
  let current = replies
  const calls: Call[] = []
  const answer = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(String(input), window.location.origin)
    const method = init.method ?? 'GET'
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const headers = Object.fromEntries(new Headers(init.headers))
    calls.push({ method, path: pathname, query: search, body, headers })
    const reply = current[`${method} ${pathname}`]
    if (reply === undefined) throw new TypeError('The server cannot be reached.')
    const abort = new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError'))),
    )
    const { status, body: content } = await Promise.race([
      typeof reply === 'function' ? reply(body, search) : reply,
      abort,
    ])
    return followed(new Response(JSON.stringify(content), { status }))
  }
  vi.stubGlobal('fetch', answer)
  return {
    /** The requests so far with this method and path, such as "PUT /api/v2/member/settings". */
    callsOf: (address: string) => calls.filter(({ method, path }) => `${method} ${path}` === address),
    /** Replaces some of the replies. */
    change: (next: Replies) => {
      current = { ...current, ...next }
    },
    /** Makes the server unreachable from now on. */
    stop: () => {
      current = {}
    },
  }
}
