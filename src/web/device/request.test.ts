import { afterEach, expect, test, vi } from 'vitest'
import { request } from './request.ts'
import { removeEntry, storageKeys, writeEntry } from './storage.ts'

const reply = (status: number, body: string) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  )
const text = (value: unknown) => (typeof value === 'string' ? value : null)

afterEach(() => {
  removeEntry(storageKeys.token)
  vi.unstubAllGlobals()
})

test('an answer is parsed', async () => {
  reply(200, '"hello"')
  expect(await request('/x', text)).toEqual({ kind: 'ok', value: 'hello' })
})

test('a refusal brings its code, sentence and field', async () => {
  reply(422, '{"code":"EMAIL_INVALID","message":"Enter an e-mail address.","field":"hero.email","requestId":"1"}')
  expect(await request('/x', text)).toEqual({
    kind: 'refused',
    code: 'EMAIL_INVALID',
    message: 'Enter an e-mail address.',
    field: 'hero.email',
  })
})

test.each([
  [200, '42'],
  [200, 'not JSON'],
  [500, '<html>'],
  [503, '{"code":"SERVICE_UNAVAILABLE","message":"Not ready."}'],
])('status %i with %s counts as nobody there', async (status, body) => {
  reply(status, body)
  expect(await request('/x', text)).toEqual({ kind: 'unreachable' })
})

test('no network is nobody there', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('failed')))
  expect(await request('/x', text)).toEqual({ kind: 'unreachable' })
})

test('a stored token goes along, and a request without a body does not claim one', async () => {
  reply(200, '"hello"')
  writeEntry(storageKeys.token, 'abc')
  await request('/x', text)
  expect(fetch).toHaveBeenCalledWith('/x', {
    method: 'GET',
    headers: { accept: 'application/json', authorization: 'Bearer abc' },
  })
})

test('what no header can carry is no token, and the request goes out without it', async () => {
  reply(200, '"hello"')
  for (const token of ['', 'a b', 'a\n', 'ł']) {
    writeEntry(storageKeys.token, token)
    expect(await request('/x', text)).toEqual({ kind: 'ok', value: 'hello' })
    expect(fetch).toHaveBeenLastCalledWith('/x', { method: 'GET', headers: { accept: 'application/json' } })
  }
})
