import { beforeEach, expect, test, vi } from 'vitest'
import { memoryCaches } from '#web/member/data/memory-caches.fixture.ts'
import { isLaterPart, laterPart } from './later-parts.ts'

const fetched = vi.fn<(request: Request) => Promise<Response>>()
// Node wants whole addresses in a request, and only its address is looked at.
const asked = (name: string) => ({ url: `/v3/assets/${name}` }) as Request

beforeEach(() => {
  fetched.mockReset().mockImplementation(async ({ url }) => new Response(`part ${url}`))
  vi.stubGlobal('caches', memoryCaches())
  vi.stubGlobal('fetch', fetched)
})

test('a part is fetched once, and works without a network from then on', async () => {
  await laterPart(asked('reader-AbCd_123.wasm'))
  fetched.mockRejectedValue(new TypeError('offline'))
  expect(await (await laterPart(asked('reader-AbCd_123.wasm'))).text()).toContain('reader-AbCd_123.wasm')
})

test('the part of an older release makes room, others stay', async () => {
  await laterPart(asked('reader-AbCd_123.wasm'))
  await laterPart(asked('barcode-worker-AbCd_123.js'))
  await laterPart(asked('reader-EfGh-456.wasm'))
  const kept = await (await caches.open('later-parts')).keys()
  expect(kept).toEqual(['/v3/assets/barcode-worker-AbCd_123.js', '/v3/assets/reader-EfGh-456.wasm'])
})

test('what is no part is not kept', async () => {
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
