import { Agent, type IncomingMessage, request } from 'node:http'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { answerHeadAsGet, sentMethod } from './head-requests.ts'

const app = Fastify({ exposeHeadRoutes: false })
answerHeadAsGet(app)
app.get('/text', () => 'seven b')
app.get('/method', (request, reply) => reply.header('x-method', sentMethod(request)).send(''))
app.get('/stream', (_request, reply) => reply.type('text/plain').send(Readable.from(['a stream'])))
app.post('/leads', () => '')
const url = await app.listen({ port: 0, host: '127.0.0.1' })
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
afterAll(async () => {
  agent.destroy()
  await app.close()
})

async function ask(method: string, path: string): Promise<{ reply: IncomingMessage; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request(url + path, { agent, method }, resolve)
    .on('error', reject)
    .end()
  const reply = await promise
  return { reply, body: Buffer.concat(await reply.toArray()).toString() }
}

test('HEAD has the headers of GET and no body', async () => {
  const { reply, body } = await ask('HEAD', '/text')
  expect([reply.statusCode, reply.headers['content-length'], body]).toEqual([200, '7', ''])
  expect((await ask('HEAD', '/stream')).body).toBe('')
})

test('the log and the metrics distinguish HEAD from GET', async () => {
  const sent = async (method: string) => (await ask(method, '/method')).reply.headers['x-method']
  expect([await sent('HEAD'), await sent('GET')]).toEqual(['HEAD', 'GET'])
})

test('the connection can be used again after HEAD', async () => {
  await ask('HEAD', '/stream')
  const { reply, body } = await ask('GET', '/stream')
  expect([reply.statusCode, body]).toEqual([200, 'a stream'])
})

test('without a route for GET there is none for HEAD', async () => {
  expect((await ask('HEAD', '/leads')).reply.statusCode).toBe(404)
})
