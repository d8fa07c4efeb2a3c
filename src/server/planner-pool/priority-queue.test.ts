import { expect, test } from 'vitest'
import { createPriorityQueue, QueueFull } from './priority-queue.ts'

const never = new AbortController().signal

test('takes turns in the order of asking, a few at a time', async () => {
  const takeTurn = createPriorityQueue({ atOnce: 2, waiting: 10 })
  const order: number[] = []
  let busy = 0
  let most = 0
  await Promise.all(
    [1, 2, 3, 4, 5].map((number) =>
      takeTurn(never, async () => {
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

test('turns away whom it has no room for, and has room again afterwards', async () => {
  const takeTurn = createPriorityQueue({ atOnce: 1, waiting: 1 })
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const first = takeTurn(never, () => finished)
  const second = takeTurn(never, async () => 'second')
  await expect(takeTurn(never, async () => 'third')).rejects.toBeInstanceOf(QueueFull)
  finish()
  await first
  expect(await second).toBe('second')
  expect(await takeTurn(never, async () => 'fourth')).toBe('fourth')
})

test('what is quick goes before what is long, and finds room where that has none', async () => {
  const takeTurn = createPriorityQueue({ atOnce: 1, waiting: 1 })
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const order: string[] = []
  const note = (name: string) => async () => void order.push(name)
  const first = takeTurn(never, () => finished)
  const long = takeTurn(never, note('long'))
  await expect(takeTurn(never, note('too many'))).rejects.toBeInstanceOf(QueueFull)
  const quick = takeTurn(never, note('quick'), 'quick')
  finish()
  await Promise.all([first, long, quick])
  expect(order).toEqual(['quick', 'long'])
})

test('whoever gives up leaves the line', async () => {
  const takeTurn = createPriorityQueue({ atOnce: 1, waiting: 1 })
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const first = takeTurn(never, () => finished)
  const patience = new AbortController()
  const impatient = takeTurn(patience.signal, async () => 'impatient')
  patience.abort(new Error('too long'))
  await expect(impatient).rejects.toThrow('too long')
  const patient = takeTurn(never, async () => 'patient')
  finish()
  await first
  expect(await patient).toBe('patient')
})

test('work that fails makes room, too', async () => {
  const takeTurn = createPriorityQueue({ atOnce: 1, waiting: 0 })
  const failing = takeTurn(never, () => Promise.reject(new Error('burnt')))
  await expect(failing).rejects.toThrow('burnt')
  expect(await takeTurn(never, async () => 'next')).toBe('next')
})
