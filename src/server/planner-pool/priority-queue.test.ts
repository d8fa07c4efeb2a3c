import { expect, test } from 'vitest'
import { createPriorityQueue, QueueFull } from './priority-queue.ts'

const never = new AbortController().signal

test('runs work in order of arrival, a few at a time', async () => {
  const enqueue = createPriorityQueue({ atOnce: 2, waiting: 10 })
  const order: number[] = []
  let busy = 0
  let most = 0
  await Promise.all(
    [1, 2, 3, 4, 5].map((number) =>
      enqueue(never, async () => {
        order.push(number)
        busy += 1
        most = Math.max(most, busy)
        await Promise.resolve()
        busy -= 1
      }),
    ),
  )
  expect(order).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

test('refuses work while too much is waiting, and accepts it afterwards', async () => {
  const enqueue = createPriorityQueue({ atOnce: 1, waiting: 1 })
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const first = enqueue(never, () => finished)
  const second = enqueue(never, async () => 'second')
  await expect(enqueue(never, async () => 'third')).rejects.toBeInstanceOf(QueueFull)
  finish()
  await first
  expect(await second).toBe('second')
  expect(await enqueue(never, async () => 'fourth')).toBe('fourth')
})

test('quick work goes before long work, and may wait even if too much long work is waiting', async () => {
  const enqueue = createPriorityQueue({ atOnce: 1, waiting: 1 })
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const order: string[] = []
  const note = (name: string) => async () => void order.push(name)
  const first = enqueue(never, () => finished)
  const long = enqueue(never, note('long'))
  await expect(enqueue(never, note('too many'))).rejects.toBeInstanceOf(QueueFull)
  const quick = enqueue(never, note('quick'), 'quick')
  finish()
  await Promise.all([first, long, quick])
  expect(order).toEqual(['quick', 'long'])
})

test('pictures come after weeks', async () => {
  const enqueue = createPriorityQueue({ atOnce: 1, waiting: 1 })
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const order: string[] = []
  const note = (name: string) => async () => void order.push(name)
  const first = enqueue(never, () => finished)
  const picture = enqueue(never, note('picture'), 'picture')
  const week = enqueue(never, note('week'))
  finish()
  await Promise.all([first, picture, week])
  expect(order).toEqual(['week', 'picture'])
})

test('work whose signal aborts leaves the queue', async () => {
  const enqueue = createPriorityQueue({ atOnce: 1, waiting: 1 })
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const first = enqueue(never, () => finished)
  const controller = new AbortController()
  const aborted = enqueue(controller.signal, async () => 'aborted')
  controller.abort(new Error('too long'))
  await expect(aborted).rejects.toThrow('too long')
  const next = enqueue(never, async () => 'next')
  finish()
  await first
  expect(await next).toBe('next')
})

test('work that fails makes room as well', async () => {
  const enqueue = createPriorityQueue({ atOnce: 1, waiting: 0 })
  const failing = enqueue(never, () => Promise.reject(new Error('failed')))
  await expect(failing).rejects.toThrow('failed')
  expect(await enqueue(never, async () => 'next')).toBe('next')
})
