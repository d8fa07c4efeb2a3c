import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { replyWithProblems } from '#server/http/problem-replies.ts'
import { plateRoutes } from './plate-routes.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"/>'
const app = Fastify()
replyWithProblems(app)
const cut = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="50 -28 540 540"/>'
plateRoutes(app, {
  plate: async (picture, look) => (/^lentil-soup(~2\.tofu)?$/.test(picture) ? (look === 'cut' ? cut : svg) : null),
})
const get = (name: string, headers: Record<string, string> = {}) => app.inject({ url: `/v3/plates/${name}`, headers })

test('a picture may be cached for a day and can load nothing', async () => {
  const reply = await get('lentil-soup.svg')
  expect([reply.statusCode, reply.body]).toEqual([200, svg])
  expect(reply.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=86400',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    vary: 'accept-encoding',
  })
})

test('a picture is compressed, and not sent to a browser that has it', async () => {
  const reply = await get('lentil-soup.svg', { 'accept-encoding': 'br' })
  expect(reply.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(svg)
  const etag = String(reply.headers.etag)
  const again = await get('lentil-soup.svg', { 'accept-encoding': 'br', 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('the picture of a dish with a swap has its own address', async () => {
  expect((await get('lentil-soup~2.tofu.svg')).statusCode).toBe(200)
})

test('a dish by itself has an address beside that of its table', async () => {
  expect((await get('lentil-soup_cut.svg')).body).toBe(cut)
  expect((await get('lentil-soup~2.tofu_cut.svg')).body).toBe(cut)
  expect((await get('lentil-soup.svg')).body).toBe(svg)
})

test.each([
  'nothing.svg',
  'lentil-soup_.svg',
  'lentil-soup_cut_cut.svg',
  'lentil-soup~2/tofu.svg',
  'lentil-soup~tofu.svg',
  'lentil-soup',
  'lentil-soup.png',
  'Lentil-Soup.svg',
  '..%2flentil-soup.svg',
])('%s is not a picture', async (name) => {
  expect((await get(name)).statusCode).toBe(404)
})
