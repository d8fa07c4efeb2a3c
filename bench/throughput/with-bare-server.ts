import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Answer } from './bare-server.ts'

// Node adds these itself, for both servers alike.
const NODES_OWN = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'])

/** The app's whole answer as transferred: status 200, its headers and its body, still compressed. */
async function answerOf(url: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const asked = request(url, { headers }).end()
  const [response] = await once(asked, 'response')
  if (response.statusCode !== 200) throw new Error(`${url} was answered ${response.statusCode}.`)
  const body = await buffer(response)
  const sent: readonly [string, string][] = Object.entries(response.headers)
  return { headers: sent.filter(([name]) => !NODES_OWN.has(name)), body: body.toString('base64') }
}

/** Runs `work` with a bare `node:http` server, in a separate process, that answers as the app answers this address. */
export async function withBareServer<T>(
  url: string,
  headers: Readonly<Record<string, string>>,
  work: (bareUrl: string) => Promise<T>,
): Promise<T> {
  const answer = await answerOf(url, headers)
  // Without this process's own arguments: one of them keeps a process from waiting for its parent's message.
  const server = fork(join(import.meta.dirname, 'bare-server.ts'), { execArgv: [] })
  try {
    server.send(answer)
    const [port] = await once(server, 'message')
    return await work(`http://127.0.0.1:${port}`)
  } finally {
    const exit = once(server, 'exit')
    server.disconnect()
    await exit
  }
}
