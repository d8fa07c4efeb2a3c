import { beforeEach, expect, test, vi } from 'vitest'
import { memoryCaches } from '#web/member/data/memory-caches.fixture.ts'
import { forgetOlderShells, keepShell, keptPage, part } from './shell.ts'

const shellOf = (version: string) => ({
  version,
  page: '/v3/plan',
  entry: `/v3/assets/main-${version}.js`,
  parts: [`/v3/assets/main-${version}.js`, `/v3/assets/list-${version}.js`],
})
/** The release that the server serves now. */
let served = 'a'
let missing = ''

const server = async (request: string | Request) => {
  const address = typeof request === 'string' ? request : request.url
  if (address === missing) return new Response('', { status: 404 })
  return new Response(address === '/v3/plan' ? `<script src="/v3/assets/main-${served}.js">` : `part ${address}`)
}

beforeEach(() => {
  served = 'a'
  missing = ''
  vi.stubGlobal('caches', memoryCaches())
  vi.stubGlobal('fetch', server)
})

const kept = async (version: string) => (await keptPage(shellOf(version)))?.text()

test('a release is kept with all its parts', async () => {
  await keepShell(shellOf('a'))
  expect(await kept('a')).toContain('main-a.js')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  // Node only accepts absolute addresses in a request; the code reads nothing but the address.
  const asked = { url: '/v3/assets/list-a.js' } as Request
  expect(await (await part(asked)).text()).toContain('list-a.js')
  await expect(part({ url: '/v3/assets/list-b.js' } as Request)).rejects.toThrow('offline')
})

test('a release with a missing part is not kept at all', async () => {
  missing = '/v3/assets/list-a.js'
  await expect(keepShell(shellOf('a'))).rejects.toThrow()
  expect(await caches.keys()).toEqual([])
})

test('a worker that gets the page of another release fails, to be installed later', async () => {
  served = 'b'
  await expect(keepShell(shellOf('a'))).rejects.toThrow('another release')
  expect(await caches.keys()).toEqual([])
})

test('this release and the previous one stay, and other caches of the app are not touched', async () => {
  await caches.open('member')
  for (served of ['a', 'b', 'c']) {
    await keepShell(shellOf(served))
    await forgetOlderShells(shellOf(served))
  }
  expect(await caches.keys()).toEqual(['member', 'shell-b', 'shell-c'])
})
