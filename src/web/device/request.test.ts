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
})

test('a reply is parsed', async () => {
  reply(200, '"hello"')
  expect(await request('/x', text)).toEqual({ kind: 'ok', value: 'hello' })
})

test('a refusal has its code, message and field', async () => {
  reply(422, '{"code":"EMAIL_INVALID","message":"Enter an email address.","field":"hero.email","requestId":"1"}')
  expect(await request('/x', text)).toEqual({
    kind: 'refused',
    code: 'EMAIL_INVALID',
    message: 'Enter an email address.',
    field: 'hero.email',
  })
})

test.each([
  [200, '42'],
  [200, 'not JSON'],
  [500, '<html>'],
  [503, '{"code":"SERVICE_UNAVAILABLE","message":"Not ready."}'],
])('status %i with %s counts as unreachable', async (status, body) => {
  reply(status, body)
  expect(await request('/x', text)).toEqual({ kind: 'unreachable' })
})

test('without a network the server is unreachable', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('failed')))
  expect(await request('/x', text)).toEqual({ kind: 'unreachable' })
})

test('the stored token is sent, and a request without a body has no content type', async () => {
  reply(200, '"hello"')
  writeEntry(storageKeys.token, 'abc')
  await request('/x', text)
  expect(fetch).toHaveBeenCalledWith('/x', {
    method: 'GET',
    headers: { accept: 'application/json', authorization: 'Bearer abc' },
  })
})

test('a stored token that no header can carry is left out', async () => {
  reply(200, '"hello"')
  for (const token of ['', 'a b', 'a\n', 'ł']) {
    writeEntry(storageKeys.token, token)
    expect(await request('/x', text)).toEqual({ kind: 'ok', value: 'hello' })
    expect(fetch).toHaveBeenLastCalledWith('/x', { method: 'GET', headers: { accept: 'application/json' } })
  }
})
