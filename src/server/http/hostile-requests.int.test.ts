import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { exampleHero, exampleLead } from '#server/lead.example.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp()

test.each([
  ['broken JSON', '{"hero":', [400, 'BODY_NOT_JSON']],
  ['nothing', '', [400, 'BODY_NOT_JSON']],
  ['a poisoned prototype', '{"__proto__":{"admin":true},"units":"metric"}', [400, 'BODY_NOT_JSON']],
  ['a poisoned constructor', '{"constructor":{"prototype":{"admin":true}}}', [400, 'BODY_NOT_JSON']],
  ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, [422, 'INPUT_INVALID']],
  [
    'a name that every object has',
    JSON.stringify({ ...exampleLead, constructor: 1 }),
    [422, 'INPUT_INVALID', 'constructor'],
  ],
  [
    'another name that every object has',
    JSON.stringify({ ...exampleLead, toString: 1 }),
    [422, 'INPUT_INVALID', 'toString'],
  ],
  ['null', 'null', [422, 'INPUT_INVALID']],
  ['a number', '7', [422, 'INPUT_INVALID']],
])('%s as a body is refused', async (_, body, refusal) => {
  expect(refusalIn(await server.post(routes.leads, body))).toEqual(refusal)
  expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false)
})

test('a body of ten megabytes is not read to its end', async () => {
  const reply = await server.post(routes.leads, { ...exampleLead, filling: 'x'.repeat(10_000_000) })
  expect(refusalIn(reply)).toEqual([413, 'BODY_TOO_LARGE'])
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
  'a body of type %s is not accepted',
  async (type) => {
    const reply = await server.post(routes.leads, 'a=b', { 'content-type': type })
    expect(refusalIn(reply)).toEqual([415, 'MEDIA_TYPE_UNSUPPORTED'])
  },
)

test('the reply to a wrong method names the right ones', async () => {
  const reply = await server.send({ method: 'DELETE', url: routes.leads })
  expect(refusalIn(reply)).toEqual([405, 'METHOD_NOT_ALLOWED'])
  expect(reply.headers.allow).toBe('POST')
  const order = await server.send({ method: 'PUT', url: `${routes.orders}/1` })
  expect(order.headers.allow).toBe('GET, HEAD')
})

test.each(['/api/v2/nothing', '/api/v2/leads/', '/api/%zz', '/nowhere', '/api/v2/orders/1/2'])(
  'there is nothing at %s',
  async (url) => {
    expect(refusalIn(await server.get(url))).toEqual([404, 'NOT_FOUND'])
  },
)

test('names made up by a sender are repeated only if they look like names', async () => {
  const reply = await server.post(routes.leads, { ...exampleLead, hero: { ...exampleHero, '<script>': 1 } })
  expect(reply.body).not.toContain('<script>')
  expect(refusalIn(reply)).toEqual([422, 'INPUT_INVALID', 'hero'])
})

test('every reply has security headers and its request id', async () => {
  for (const reply of [await server.get(routes.settings), await server.get('/nowhere'), await server.get('/healthz')]) {
    expect(reply.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(reply.headers).not.toHaveProperty('strict-transport-security')
  }
})

test('browsers are told to use https only if the app is served over it', async () => {
  const secure = await testApp({ env: { PUBLIC_URL: 'https://example.com' } })
  const reply = await secure.get(routes.settings)
  expect(reply.headers['strict-transport-security']).toBe('max-age=31536000')
})
