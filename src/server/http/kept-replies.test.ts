import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { keepReplies } from '#server/http/kept-replies.ts'
import { createRequestMetrics } from '#server/platform/metrics/request-metrics.ts'

let time = 0
let made = 0
const metrics = createRequestMetrics()
const app = Fastify()
app.addHook('onRequest', (request, reply, done) => {
  reply.header('x-request-id', request.id)
  done()
})
keepReplies(app, metrics, () => time)
app.get('/kept', { config: { keepFor: 1000 } }, (_request, reply) =>
  reply.header('etag', '"1"').send(`reply ${++made}`),
)
app.get('/broken', { config: { keepFor: 1000 } }, (_request, reply) => reply.code(500).send(`reply ${++made}`))
app.get('/fresh', () => `reply ${++made}`)
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())
beforeEach(() => {
  made = 0
  time += 10_000
})

const { port } = app.server.address() as AddressInfo
const ask = async (path: string, init?: RequestInit) => {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, init)
  return { text: await reply.text(), headers: reply.headers, status: reply.status }
}

test('the same question is answered again from memory, with the same headers but no borrowed request id', async () => {
  const first = await ask('/kept')
  const second = await ask('/kept')
  expect([first.text, second.text]).toEqual(['reply 1', 'reply 1'])
  expect(second.headers.get('etag')).toBe('"1"')
  expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'))
  expect(first.headers.has('x-request-id')).toBe(true)
  expect(second.headers.has('x-request-id')).toBe(false)
})

test('a reply is given again only as long as it is fresh', async () => {
  await ask('/kept')
  time += 999
  expect((await ask('/kept')).text).toBe('reply 1')
  time += 1
  expect((await ask('/kept')).text).toBe('reply 2')
})

test('another query, encoding or method is another question', async () => {
  const asked = [
    await ask('/kept'),
    await ask('/kept?a'),
    await ask('/kept', { headers: { 'accept-encoding': 'br' } }),
    await ask('/kept', { headers: { 'if-none-match': '"2"' } }),
  ]
  expect(new Set(asked.map(({ text }) => text)).size).toBe(4)
  expect((await ask('/kept', { method: 'HEAD' })).text).toBe('')
})

test('failures and routes that do not ask for it are never kept', async () => {
  expect([(await ask('/broken')).text, (await ask('/broken')).text]).toEqual(['reply 1', 'reply 2'])
  expect([(await ask('/fresh')).text, (await ask('/fresh')).text]).toEqual(['reply 3', 'reply 4'])
})

test('what is given again is counted', async () => {
  await ask('/kept?counted')
  await ask('/kept?counted')
  expect(metrics.text()).toMatch(/http_requests_total\{method="GET",route="\/kept",status="200"\} \d+/)
})

test('endless different questions do not fill the memory', async () => {
  await ask('/kept')
  for (let at = 0; at < 1001; at++) await ask(`/kept?${at}`)
  expect((await ask('/kept')).text).not.toBe('reply 1')
})
