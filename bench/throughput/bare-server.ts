import { createServer } from 'node:http'

/** What the bare server answers to everything. */
export type Answer = { readonly headers: readonly (readonly [string, string])[]; readonly body: string }

// The least that Node's own server does for the same bytes. The answer comes from the parent process, the body in
// base64; the port goes back to it.
process.once('message', ({ headers, body }: Answer) => {
  const bytes = Buffer.from(body, 'base64')
  const all = [...headers.flat(), 'content-length', String(bytes.length)]
  const server = createServer((_request, response) => {
    response.writeHead(200, all)
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (address !== null && typeof address === 'object') process.send?.(address.port)
  })
})
process.once('disconnect', () => process.exit())
