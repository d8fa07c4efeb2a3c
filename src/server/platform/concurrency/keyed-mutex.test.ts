import { expect, test } from 'vitest'
import { createKeyedMutex } from './keyed-mutex.ts'

test('the work of one key waits for what came before it, that of others does not', async () => {
  const inTurn = createKeyedMutex()
  const order: string[] = []
  const gate = Promise.withResolvers<void>()
  const slow = inTurn('a', async () => {
    await gate.promise
    order.push('a1')
  })
  const next = inTurn('a', async () => order.push('a2'))
  await inTurn('b', async () => order.push('b'))
  gate.resolve()
  await Promise.all([slow, next])
  expect(order).toEqual(['b', 'a1', 'a2'])
})

test('work that fails does not block the next', async () => {
  const inTurn = createKeyedMutex()
  const failing = inTurn('a', () => Promise.reject(new Error('no')))
  const next = inTurn('a', async () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
})
