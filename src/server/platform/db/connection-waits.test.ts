import { expect, test } from 'vitest'
import { timeConnectionWaits } from './connection-waits.ts'

function waitsOf(waiters: number) {
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
  const join = (count: number) => Array.from({ length: count }, () => waits.connect())
  const setNow = (ms: number) => {
    now = ms
  }
  return { ...waits, line: join(waiters), join, served, setNow }
}

test('a queue is too long once its first request has waited a second, and no longer once that one was served', async () => {
  const { isOverloaded, line, join, served, setNow } = waitsOf(1)
  setNow(900)
  const others = join(20)
  expect(isOverloaded()).toBe(false)
  setNow(1100)
  expect(isOverloaded()).toBe(true)
  served[0]?.resolve('a connection')
  expect(await line[0]).toBe('a connection')
  expect(isOverloaded()).toBe(false)
  for (const one of served.slice(1)) one.reject(new Error('too late'))
  await expect(Promise.all(others)).rejects.toThrow('too late')
  await Promise.allSettled(others)
  setNow(9000)
  expect(isOverloaded()).toBe(false)
})

test('a few long waits are no overload: a single connection may be slow to open', () => {
  const { isOverloaded, setNow } = waitsOf(10)
  setNow(4000)
  expect(isOverloaded()).toBe(false)
})

test('a queue of hundreds is too long, however short it has waited', () => {
  expect(waitsOf(500).isOverloaded()).toBe(false)
  expect(waitsOf(501).isOverloaded()).toBe(true)
})
