import { beforeEach, expect, test, vi } from 'vitest'
import { memoryCaches } from '#web/member/data/memory-caches.fixture.ts'
import { isLaterPart, laterPart } from './later-parts.ts'

const fetched = vi.fn<(request: Request) => Promise<Response>>()
// Node only accepts absolute addresses in a request; the code reads nothing but the address.
const asked = (name: string) => ({ url: `/v3/assets/${name}` }) as Request

beforeEach(() => {
  fetched.mockReset().mockImplementation(async ({ url }) => new Response(`part ${url}`))
  vi.stubGlobal('caches', memoryCaches())
  vi.stubGlobal('fetch', fetched)
})

test('a part is fetched once and works offline from then on', async () => {
  await laterPart(asked('reader-AbCd_123.wasm'))
  fetched.mockRejectedValue(new TypeError('offline'))
  expect(await (await laterPart(asked('reader-AbCd_123.wasm'))).text()).toContain('reader-AbCd_123.wasm')
})

test('the same part of an older release is removed, others stay', async () => {
  await laterPart(asked('reader-AbCd_123.wasm'))
  await laterPart(asked('barcode-worker-AbCd_123.js'))
  await laterPart(asked('reader-EfGh-456.wasm'))
  const kept = await (await caches.open('later-parts')).keys()
  expect(kept).toEqual(['/v3/assets/barcode-worker-AbCd_123.js', '/v3/assets/reader-EfGh-456.wasm'])
})

test('a failed reply is not kept', async () => {
  fetched.mockResolvedValue(new Response('', { status: 404 }))
  expect((await laterPart(asked('reader-AbCd_123.wasm'))).status).toBe(404)
  expect(await (await caches.open('later-parts')).keys()).toEqual([])
})

test.each([
  ['/v3/assets/reader-AbCd_123.wasm', true],
  ['/v3/assets/barcode-worker-AbCd_123.js', true],
  ['/v3/assets/list-AbCd_123.js', false],
  ['/v3/assets/basket-AbCd_123.svg', false],
])('%s is kept from its first use on: %s', (path, expected) => {
  expect(isLaterPart(path)).toBe(expected)
})
