import { createServer } from 'node:http'

/** The bare server's reply to every request. */
export type Answer = { readonly headers: readonly (readonly [string, string])[]; readonly body: string }

// The minimum work of Node's own server for the same bytes. The parent process sends the answer, with the body in
// base64, and receives the port.
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
