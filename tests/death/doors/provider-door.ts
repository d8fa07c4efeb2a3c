import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { Doorkeeper } from '../reaper.ts'

export type ProviderDoor = { readonly url: string; stop(): Promise<void> }

/** Headers that belong to one leg of the way only. */
const ofTheLeg = new Set(['connection', 'host', 'content-length', 'transfer-encoding', 'keep-alive'])

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** A way to a provider on which the app dies just before a call arrives, or when it has taken effect and is not answered. */
export async function openProviderDoor(behind: string, keeper: Doorkeeper): Promise<ProviderDoor> {
  const handOn = async (request: IncomingMessage) => {
    const { method = 'GET', url = '/' } = request
    const body = await bodyOf(request)
    const verdict = keeper.judge(`${method} ${url}`)
    if (verdict === 'strike before') {
      keeper.strike()
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
      keeper.strike()
      return null
    }
    return { reply, text }
  }
  const server = createServer((request, answer) => {
    handOn(request)
      .then((done) => {
        if (done === null) return answer.destroy()
        const told = [...done.reply.headers].filter(([name]) => !ofTheLeg.has(name))
        return answer.writeHead(done.reply.status, Object.fromEntries(told)).end(done.text)
      })
      .catch(() => answer.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The door has no port.')
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
