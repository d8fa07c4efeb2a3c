import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { routes } from '#domain/api/routes.ts'
import { isApiAddress } from './app.ts'
import { testApp } from './test-app.fixture.ts'

const answered = [
  '/v3/plates/a.svg',
  '/v3/outbox',
  '/v3/outbox/1',
  '/v3/mail-gallery',
  '/v3/sandbox/bank/1',
  '/v3/weigh-in-reminder/abc',
  '/v3/week-email/abc',
]

test('every route of the API and every page that the server renders is answered by the second application', () => {
  const addresses = [...Object.values(routes), ...Object.values(consoleRoutes), ...answered, `${routes.ip}?a=/v3/`]
  expect(addresses.filter((address) => !isApiAddress(address))).toEqual([])
})

test.each(['/', '/v3/', '/v3', '/v3/woman/pay', '/healthz', '/readyz', '/metrics', '/v3/outboxes'])(
  '%s is answered by the first application',
  (address) => {
    expect(isApiAddress(address)).toBe(false)
  },
)

test.each(['/v3/plates', '/v3/plates/a/b', '/v3/sandbox/none', '/v3/outbox/1/2?utm_source=x'])(
  '%s does not exist and redirects to the home page, like every unknown address',
  async (address) => {
    const { headers, statusCode } = await (await testApp()).get(address)
    expect([statusCode, headers.location]).toEqual([302, `/v3/${URL.parse(address, 'http://a')?.search}`])
  },
)

test('both applications answer on one port with the same headers, the second one from its first request on', async () => {
  const { app } = await testApp()
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const [device, again, probe] = await Promise.all([
    fetch(url + routes.device),
    fetch(url + routes.device),
    fetch(`${url}/healthz`),
  ])
  expect([device.status, again.status, probe.status]).toEqual([200, 200, 200])
  const constant = ({ headers }: Response) =>
    [...headers].filter(([name]) => !['content-length', 'date', 'x-request-id'].includes(name))
  expect(constant(device)).toEqual(constant(probe))
  expect(device.headers.get('x-request-id')).not.toBe(again.headers.get('x-request-id'))
  const head = await fetch(url + routes.device, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, device.headers.get('content-length')])
})

test('at a stop, requests that were accepted are answered, and so is what a kept connection still brings', async () => {
  const { app, api } = await testApp()
  await api()
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const received = text(socket)
  const get = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`)
  const { promise: letIn, resolve } = Promise.withResolvers<void>()
  app.server.once('request', () => resolve())
  // This request waits for the database.
  get(`${routes.products}?ids=test-1-week`)
  await letIn
  const closed = app.close()
  get(routes.device)
  await closed
  expect((await received).match(/HTTP\/1\.1 \d+|^connection: .+/gim)).toEqual([
    ...['HTTP/1.1 200', 'Connection: keep-alive'],
    ...['HTTP/1.1 200', 'connection: close'],
  ])
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
})
