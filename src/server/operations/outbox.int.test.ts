import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { exampleLead } from '#server/lead.example.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp()
await server.post(routes.leads, exampleLead)

test('emails in the outbox can be read with their own style and nothing else', async () => {
  const list = await server.get('/v3/outbox')
  expect(list.body).toContain('anna@example.com')
  const link = /href="(\/v3\/outbox\/[0-9a-f-]{36})"/.exec(list.body)?.[1] ?? ''
  const email = await server.get(link)
  expect(email.headers['cache-control']).toBe('no-store')
  const style = /<style>([\s\S]*?)<\/style>/.exec(email.body)?.[1] ?? ''
  const styleHash = hash('sha256', style, 'base64')
  expect(email.headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${styleHash}'`)
  expect(email.body).toMatch(/href="http:\/\/localhost:3000\/v3\/resume#[A-Za-z0-9_-]{43}"/)
  const text = await server.get(`${link}?as=text`)
  expect(text.headers['content-type']).toContain('text/plain')
})

test.each([
  ['a proxy', { 'x-forwarded-for': '203.0.113.1' }],
  ['a site whose name resolves to this machine', { host: 'rebound.example:3000' }],
])('for %s there is no outbox', async (_, headers) => {
  expect(refusalIn(await server.get('/v3/outbox', headers))).toEqual([404, 'NOT_FOUND'])
})

test('for another machine there is no outbox', async () => {
  const reply = await server.send({
    url: '/v3/outbox',
    remoteAddress: '192.0.2.1',
    headers: { host: 'localhost' },
  })
  expect(reply.statusCode).toBe(404)
})

test('there is no outbox if emails are really sent', async () => {
  const sending = await testApp({ env: { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'hello@example.com' } })
  expect((await sending.get('/v3/outbox')).statusCode).toBe(404)
})

test.each(['nothing', '00000000-0000-7000-8000-000000000000', "'--"])(
  'an unknown email %j leads back to the list',
  async (id) => {
    const reply = await server.get(`/v3/outbox/${encodeURIComponent(id)}`)
    expect([reply.statusCode, reply.headers.location]).toEqual([302, '/v3/outbox'])
  },
)
