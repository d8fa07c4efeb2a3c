import { createServer, request as httpRequest } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { createApp } from '#server/app.ts'
import { runningExperiments } from '#server/experiments/running-experiments.ts'
import { type TestApp, testApp } from '#server/test-app.fixture.ts'

/** Behaves like a plain `proxy_pass http://127.0.0.1:3000;`: another Host, and no header about the visitor. */
async function addressBehindProxy({ app }: TestApp): Promise<string> {
  const target = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const proxy = createServer(async (request, reply) => {
    const { host: _, 'content-length': __, ...headers } = request.headers
    const payload = await text(request)
    const passed = httpRequest(
      {
        host: target.hostname,
        port: target.port,
        path: request.url,
        method: request.method,
        headers: { ...headers, host: target.host, 'content-length': String(Buffer.byteLength(payload)) },
      },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(reply)
      },
    )
    passed.end(payload)
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void proxy.close())
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
}

const advance = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"days":1}' }

const statuses = async (address: string): Promise<readonly number[]> => {
  const paths = ['/v3/outbox', '/v3/mail-gallery', '/metrics'].map((path) => fetch(`${address}${path}`))
  const replies = await Promise.all([...paths, fetch(`${address}${routes.sandboxAdvance}`, advance)])
  return replies.map(({ status }) => status)
}

/** What a visitor's browser sends and the proxy passes on. */
const visit = {
  headers: { origin: 'https://www.example.com', 'content-type': 'application/json' },
  method: 'POST',
  body: '{}',
}

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://www.example.com',
  ALLOW_SANDBOX_IN_PRODUCTION: 'i-understand-no-money-moves',
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'hello@example.com',
}

test.each([
  ['in production', production],
  ['on a public site that is not set to production', { PUBLIC_URL: 'https://www.example.com' }],
  ['if a proxy is trusted', { TRUSTED_PROXIES: '1' }],
])('behind a proxy that adds no headers the pages for developers do not exist %s', async (_, env) => {
  const server = await testApp({ env, sandboxPages: true })
  const address = await addressBehindProxy(server)
  await fetch(`${address}${routes.leads}`, visit)
  expect(await statuses(address)).toEqual([404, 404, 404, 404])
  expect(server.logged()).not.toContain('a proxy stands in front')
})

test('if all settings were forgotten, the first visitor through such a proxy closes these pages, also for the next start', async () => {
  const server = await testApp({ sandboxPages: true })
  const address = await addressBehindProxy(server)
  await fetch(`${address}${routes.leads}`, visit)
  expect(await statuses(address)).toEqual([404, 404, 404, 404])
  expect(server.logged()).toContain('a proxy stands in front')
  const { app, api } = await createApp(server.services, {
    ...{ site: null, experiments: runningExperiments(server.services) },
    logStream: { write: () => {} },
  })
  expect((await (await api()).inject({ url: '/v3/outbox', headers: { host: 'localhost' } })).statusCode).toBe(404)
  await app.close()
})

test('on a developer’s machine all of them exist', async () => {
  const server = await testApp({ sandboxPages: true })
  expect(await statuses(await server.app.listen({ port: 0, host: '127.0.0.1' }))).toEqual([200, 200, 200, 200])
})

test('a proxy that speaks HTTP/1.0, as nginx does, is not taken for a developer', async () => {
  const { app } = await testApp()
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(`GET /v3/outbox HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 /)
})
