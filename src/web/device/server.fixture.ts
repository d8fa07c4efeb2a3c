import { vi } from 'vitest'

export type StubRequest = { readonly method: string; readonly path: string; readonly body: unknown }

type Reply = { readonly status?: number; readonly body?: unknown }

/**
 * Puts a server in place of the network: it answers by path, and an unknown path is answered by nobody. Returns what
 * it was asked, in order. A reply may be a function of the request.
 */
export function stubServer(
  replies: Readonly<Record<string, Reply | ((request: StubRequest) => Reply)>>,
): readonly StubRequest[] {
  const requests: StubRequest[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(address, window.location.origin)
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const request = { method: init.method ?? 'GET', path: pathname + search, body }
    requests.push(request)
    const reply = replies[request.path] ?? replies[pathname]
    if (reply === undefined) throw new TypeError(`There is no server for ${pathname}.`)
    const { status = 200, body: answer = null } = typeof reply === 'function' ? reply(request) : reply
    return Response.json(answer, { status })
  })
  return requests
}
