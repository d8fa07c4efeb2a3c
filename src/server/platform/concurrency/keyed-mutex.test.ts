import { expect, test } from 'vitest'
import { createKeyedMutex } from './keyed-mutex.ts'

test('work waits for earlier work of the same key, but not for that of other keys', async () => {
  const mutex = createKeyedMutex()
  const order: string[] = []
  const gate = Promise.withResolvers<void>()
  const slow = mutex('a', async () => {
    await gate.promise
    order.push('a1')
  })
  const next = mutex('a', async () => order.push('a2'))
  await mutex('b', async () => order.push('b'))
  gate.resolve()
  await Promise.all([slow, next])
  expect(order).toEqual(['b', 'a1', 'a2'])
})

test('work that fails does not block the next', async () => {
  const mutex = createKeyedMutex()
  const failing = mutex('a', () => Promise.reject(new Error('no')))
  const next = mutex('a', async () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
})
