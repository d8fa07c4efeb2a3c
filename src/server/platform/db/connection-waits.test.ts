import { expect, test } from 'vitest'
import { timeConnectionWaits } from './connection-waits.ts'

test('a line is too long once its first has waited a second, and no longer when that one was served', async () => {
  let now = 0
  const served: PromiseWithResolvers<string>[] = []
  const waits = timeConnectionWaits(
    () => {
      const one = Promise.withResolvers<string>()
      served.push(one)
      return one.promise
    },
    () => now,
  )
  const first = waits.connect()
  now = 900
  const second = waits.connect()
  expect(waits.isOverloaded()).toBe(false)
  now = 1100
  expect(waits.isOverloaded()).toBe(true)
  served[0]?.resolve('a connection')
  expect(await first).toBe('a connection')
  expect(waits.isOverloaded()).toBe(false)
  served[1]?.reject(new Error('too late'))
  await expect(second).rejects.toThrow('too late')
  now = 9000
  expect(waits.isOverloaded()).toBe(false)
})
