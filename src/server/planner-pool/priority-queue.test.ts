import { expect, test } from 'vitest'
import { createPriorityQueue, QueueFull } from './priority-queue.ts'

const never = new AbortController().signal

test('runs work in the order it came, a few at a time', async () => {
  const runInTurn = createPriorityQueue({ atOnce: 2, waiting: 10 })
  const order: number[] = []
  let busy = 0
  let most = 0
  await Promise.all(
    [1, 2, 3, 4, 5].map((number) =>
      runInTurn(never, async () => {
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

test('refuses work when too much waits, and takes it again afterwards', async () => {
  const runInTurn = createPriorityQueue({ atOnce: 1, waiting: 1 })
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const first = runInTurn(never, () => finished)
  const second = runInTurn(never, async () => 'second')
  await expect(runInTurn(never, async () => 'third')).rejects.toBeInstanceOf(QueueFull)
  finish()
  await first
  expect(await second).toBe('second')
  expect(await runInTurn(never, async () => 'fourth')).toBe('fourth')
})

test('quick work goes before long work, and may wait where too much of that waits', async () => {
  const runInTurn = createPriorityQueue({ atOnce: 1, waiting: 1 })
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const order: string[] = []
  const note = (name: string) => async () => void order.push(name)
  const first = runInTurn(never, () => finished)
  const long = runInTurn(never, note('long'))
  await expect(runInTurn(never, note('too many'))).rejects.toBeInstanceOf(QueueFull)
  const quick = runInTurn(never, note('quick'), 'quick')
  finish()
  await Promise.all([first, long, quick])
  expect(order).toEqual(['quick', 'long'])
})

test('pictures come after weeks', async () => {
  const runInTurn = createPriorityQueue({ atOnce: 1, waiting: 1 })
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const order: string[] = []
  const note = (name: string) => async () => void order.push(name)
  const first = runInTurn(never, () => finished)
  const picture = runInTurn(never, note('picture'), 'picture')
  const week = runInTurn(never, note('week'))
  finish()
  await Promise.all([first, picture, week])
  expect(order).toEqual(['week', 'picture'])
})

test('work whose signal aborts leaves the queue', async () => {
  const runInTurn = createPriorityQueue({ atOnce: 1, waiting: 1 })
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const first = runInTurn(never, () => finished)
  const controller = new AbortController()
  const aborted = runInTurn(controller.signal, async () => 'aborted')
  controller.abort(new Error('too long'))
  await expect(aborted).rejects.toThrow('too long')
  const next = runInTurn(never, async () => 'next')
  finish()
  await first
  expect(await next).toBe('next')
})

test('work that fails makes room, too', async () => {
  const runInTurn = createPriorityQueue({ atOnce: 1, waiting: 0 })
  const failing = runInTurn(never, () => Promise.reject(new Error('failed')))
  await expect(failing).rejects.toThrow('failed')
  expect(await runInTurn(never, async () => 'next')).toBe('next')
})
