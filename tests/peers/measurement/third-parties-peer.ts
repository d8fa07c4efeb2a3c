import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request received by a third-party service, in full. */
export type SeenRequest = { readonly path: string; readonly text: string }

export type ThirdPartiesPeer = {
  readonly url: string
  readonly seen: readonly SeenRequest[]
  readonly stop: () => Promise<void>
}

/**
 * A tag that reports everything that real ones may: every call of the page, the address, the title, and each click with
 * the text and attributes of the clicked element.
 */
const tagScript = (stub: string, queue: string) => `
(() => {
  const from = new URL(document.currentScript.src).origin
  const report = (what) => void fetch(from + '/watch/${stub}', {
    method: 'POST', mode: 'no-cors', keepalive: true,
    body: JSON.stringify({ what, address: location.href, title: document.title }),
  })
  const taken = (call) => report([...call])
  for (const call of window.${stub}.${queue}) taken(call)
  window.${stub}.${queue} = { push: taken }
  window.${stub}.callMethod = (...call) => taken(call)
})()
`

const cors = (request: IncomingMessage) => ({
  'access-control-allow-origin': request.headers.origin ?? '*',
  'access-control-allow-credentials': 'true',
  // The tests' browsers send the second header with every request.
  'access-control-allow-headers': 'content-type, x-forwarded-for',
  'access-control-expose-headers': 'retry-after',
})

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

/** Adds a copy with every percent-encoded byte decoded, so that nothing hides in an encoding. */
function readable(text: string): string {
  try {
    return `${text} ${decodeURIComponent(text)}`
  } catch {
    return text
  }
}

/** One server that plays all three services: product analytics on the wire, a web-analytics tag and an advertising pixel. */
export async function startThirdPartiesPeer(): Promise<ThirdPartiesPeer> {
  const seen: SeenRequest[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request)
    const path = new URL(request.url ?? '/', 'http://peer').pathname
    seen.push({ path, text: readable(`${request.url} ${JSON.stringify(request.headers)} ${body}`) })
    if (path === '/metrica.js' || path === '/pixel.js') {
      const script = path === '/metrica.js' ? tagScript('ym', 'a') : tagScript('fbq', 'queue')
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'cross-origin-resource-policy': 'cross-origin' })
        .end(script)
      return
    }
    response.writeHead(200, { ...cors(request), 'content-type': 'application/json' }).end('{"status":1,"error":null}')
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    seen,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
