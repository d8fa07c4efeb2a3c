import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { Interceptor } from '#tests/crashes/fault-injector.ts'

export type ProviderProxy = { readonly url: string; stop(): Promise<void> }

/** Headers that apply to a single connection only. */
const ofTheLeg = new Set(['connection', 'host', 'content-length', 'transfer-encoding', 'keep-alive'])

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * A proxy in front of a provider that kills the app just before a call arrives, or after it took effect and before it
 * is answered.
 */
export async function startProviderProxy(behind: string, interceptor: Interceptor): Promise<ProviderProxy> {
  const forward = async (request: IncomingMessage) => {
    const { method = 'GET', url = '/' } = request
    const body = await bodyOf(request)
    const verdict = interceptor.inspect(`${method} ${url}`)
    if (verdict === 'strike before') {
      interceptor.kill()
      return null
    }
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      ofTheLeg.has(name) || typeof value !== 'string' ? [] : [[name, value] as [string, string]],
    )
    const reply = await fetch(behind + url, {
      method,
      headers,
      ...(body.length === 0 ? {} : { body: Uint8Array.from(body) }),
    })
    const text = Buffer.from(await reply.arrayBuffer())
    if (verdict === 'strike after') {
      interceptor.kill()
      return null
    }
    return { reply, text }
  }
  const server = createServer((request, answer) => {
    forward(request)
      .then((done) => {
        if (done === null) return answer.destroy()
        const headers = [...done.reply.headers].filter(([name]) => !ofTheLeg.has(name))
        return answer.writeHead(done.reply.status, Object.fromEntries(headers)).end(done.text)
      })
      .catch(() => answer.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
