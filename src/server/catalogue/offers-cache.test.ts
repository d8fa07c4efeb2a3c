import { expect, test } from 'vitest'
import { createOffersCache } from './offers-cache.ts'

test('requests within a second cause one read, and the next second another', async () => {
  let readings = 0
  let time = 0
  const offers = createOffersCache(
    async () => {
      readings++
      return []
    },
    () => time,
  )
  await Promise.all([offers(), offers(), offers()])
  time = 999
  const kept = await offers()
  expect(readings).toBe(1)
  time = 1000
  expect(await offers()).not.toBe(kept)
  expect(readings).toBe(2)
})

test('a failed read is retried at once', async () => {
  let readings = 0
  const offers = createOffersCache(
    () => (readings++ === 0 ? Promise.reject(new Error('away')) : Promise.resolve([])),
    () => 0,
  )
  await expect(offers()).rejects.toThrow('away')
  await expect(offers()).resolves.toEqual([])
})
