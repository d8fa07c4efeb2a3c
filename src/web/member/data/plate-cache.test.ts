import { beforeEach, expect, test, vi } from 'vitest'
import { plateAddress } from '#web/pictures/plate-address.ts'
import { memoryCaches } from './memory-caches.fixture.ts'
import { clearPlateCache, plate } from './plate-cache.ts'

const fetched = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  fetched.mockReset().mockImplementation(async (address) => new Response(`picture of ${address}`))
  vi.stubGlobal('caches', memoryCaches())
  vi.stubGlobal('fetch', fetched)
})

test('a picture is fetched once, and again after the cache was cleared', async () => {
  const address = plateAddress('chicken-pho')
  await plate(address)
  expect(await (await plate(address)).text()).toBe('picture of /v3/plates/chicken-pho.svg')
  expect(fetched).toHaveBeenCalledTimes(1)
  await clearPlateCache()
  await plate(address)
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('a failed reply is not cached', async () => {
  fetched.mockImplementation(async () => new Response('', { status: 404 }))
  expect((await plate(plateAddress('nothing'))).status).toBe(404)
  await plate(plateAddress('nothing'))
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('the oldest pictures are removed to make room', async () => {
  for (let count = 0; count < 160; count += 1) await plate(plateAddress(`dish-${count}`))
  const kept = await (await caches.open('plates')).keys()
  expect(kept).toHaveLength(150)
  expect(kept[0]).toBe(plateAddress('dish-10'))
})
