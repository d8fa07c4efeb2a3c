import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readEntry, storageKeys, writeEntry } from '#web/device/storage.ts'
import { memoryCaches } from './memory-caches.fixture.ts'
import { requestMember } from './request-member.ts'
import { endSession } from './session.ts'

const parse = (value: unknown) => (typeof value === 'string' ? value : null)
const week = '/api/v2/member/weeks/1'

const answer = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))
const noServer = () =>
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline')
  })

beforeEach(() => {
  vi.stubGlobal('caches', memoryCaches())
  writeEntry(storageKeys.token, 'anna')
})
afterEach(async () => {
  await endSession()
})

test('a reply is returned again when the server cannot be reached, with its time', async () => {
  answer(200, 'Monday')
  expect(await requestMember(week, { parse })).toEqual({ kind: 'ok', value: 'Monday', cachedAt: null })
  noServer()
  expect(await requestMember(week, { parse })).toEqual({
    kind: 'ok',
    value: 'Monday',
    cachedAt: expect.stringMatching(/^\d{4}-/),
  })
})

test('another member on the device does not get the cached reply', async () => {
  answer(200, 'Monday')
  await requestMember(week, { parse })
  writeEntry(storageKeys.token, 'bert')
  noServer()
  expect(await requestMember(week, { parse })).toEqual({ kind: 'unreachable' })
})

test('a copy that is no longer valid is not returned', async () => {
  answer(200, 'Monday')
  await requestMember(week, { parse })
  noServer()
  expect(await requestMember(week, { parse: () => null })).toEqual({ kind: 'unreachable' })
})

test('changes and searches are not cached', async () => {
  answer(200, 'done')
  await requestMember(week, { method: 'PUT', parse })
  await requestMember('/api/v2/member/foods?search=oat', { parse })
  noServer()
  expect(await requestMember(week, { parse })).toEqual({ kind: 'unreachable' })
  expect(await requestMember('/api/v2/member/foods?search=oat', { parse })).toEqual({ kind: 'unreachable' })
})

test('a token that the server no longer knows ends the session and removes its copies', async () => {
  answer(200, 'Monday')
  await requestMember(week, { parse })
  answer(401, { code: 'TOKEN_INVALID', message: 'Please sign in.' })
  expect(await requestMember(week, { parse })).toMatchObject({ kind: 'refused', code: 'TOKEN_INVALID' })
  expect(readEntry(storageKeys.token)).toBeNull()
  writeEntry(storageKeys.token, 'anna')
  noServer()
  expect(await requestMember(week, { parse })).toEqual({ kind: 'unreachable' })
})

test('a refusal of an old token leaves a newer one alone', async () => {
  vi.stubGlobal('fetch', async () => {
    writeEntry(storageKeys.token, 'anna-again')
    return new Response(JSON.stringify({ code: 'TOKEN_INVALID', message: '' }), { status: 401 })
  })
  await requestMember(week, { parse })
  expect(readEntry(storageKeys.token)).toBe('anna-again')
})

test('replies still arrive if the browser has no Cache Storage', async () => {
  vi.stubGlobal('caches', undefined)
  answer(200, 'Monday')
  expect(await requestMember(week, { parse })).toMatchObject({ kind: 'ok', value: 'Monday' })
})
