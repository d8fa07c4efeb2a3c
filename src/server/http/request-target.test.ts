import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { replyWithProblems } from './problem-replies.ts'
import { refuseAmbiguousHosts } from './request-target.ts'

const app = Fastify()
replyWithProblems(app)
refuseAmbiguousHosts(app)
app.get('/', async () => 'ok')
let port = 0
beforeAll(async () => {
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => app.close())

async function statusOf(...lines: readonly string[]): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(await text(socket))?.[1])
}

test.each([
  [200, ['GET / HTTP/1.1', 'Host: www.example.com']],
  [200, ['GET http://www.example.com/ HTTP/1.1', 'Host: www.example.com']],
  [400, ['GET http://evil.example/ HTTP/1.1', 'Host: www.example.com']],
  [400, ['GET / HTTP/1.1', 'Host: www.example.com', 'Host: evil.example']],
  [400, ['GET / HTTP/1.1', 'Host: www.example.com', 'host: www.example.com']],
])('%i for %j', async (status, lines) => {
  expect(await statusOf(...lines)).toBe(status)
})
