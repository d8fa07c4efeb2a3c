import { expect, test } from 'vitest'
import { deliveryOf, type Reply } from './failure.ts'
import { enqueue, nextAct, QUEUE_MAX } from './queue.ts'

const reply = (status: number, changes: Partial<Reply> = {}): Reply => ({
  status,
  statusText: 'Text',
  said: { status: 1, error: null },
  retryAfter: null,
  ...changes,
})

test('only a 200 whose body reports success counts as delivered', () => {
  expect(deliveryOf(reply(200))).toEqual({ status: 1 })
  expect(deliveryOf(reply(200, { said: 1 }))).toEqual({ status: 1 })
  expect(deliveryOf(reply(200, { said: { status: 0, error: 'no' } }))).toMatchObject({ status: 0, error: 'no' })
})

test('a failure has status 0, the HTTP status, the error and Retry-After, even if the JSON cannot be read', () => {
  expect(deliveryOf(reply(429, { statusText: 'Too Many Requests', retryAfter: '8' }))).toEqual({
    status: 0,
    httpStatusCode: 429,
    error: 'Bad HTTP status: 429 Too Many Requests',
    retryAfter: '8',
  })
  expect(deliveryOf(reply(200, { said: null, retryAfter: '3' }))).toEqual({
    status: 0,
    httpStatusCode: 200,
    error: expect.stringContaining('JSON'),
    retryAfter: '3',
  })
})

test('a refused batch is dropped, one that is too large is split, anything else is retried', () => {
  const act = (status: number, size = 10) => nextAct(deliveryOf(reply(status)), size, 0).kind
  expect([200, 400, 404].map((status) => act(status))).toEqual(['remove', 'remove', 'remove'])
  expect([act(413), act(413, 1)]).toEqual(['halve', 'remove'])
  expect([408, 429, 500, 503].map((status) => act(status))).toEqual(['retry', 'retry', 'retry', 'retry'])
  expect(act(0)).toBe('retry')
})

test('the delay doubles, follows Retry-After if that is longer, and is ten minutes at most', () => {
  const wait = (failures: number, retryAfter: string | null) => {
    const act = nextAct(deliveryOf(reply(503, { retryAfter })), 1, failures)
    return act.kind === 'retry' ? act.afterMs : null
  }
  expect([0, 1, 2].map((failures) => wait(failures, null))).toEqual([10_000, 20_000, 40_000])
  expect(wait(0, '120')).toBe(120_000)
  expect(wait(0, '1')).toBe(10_000)
  expect([wait(30, null), wait(0, '999999'), wait(0, 'soon')]).toEqual([600_000, 600_000, 10_000])
})

test('a later update with the same key replaces a waiting one, but not one that is being sent', () => {
  const entry = (id: number, key: string | null = 'step') => ({ id, key, payload: id })
  const ids = (busy: readonly number[]) =>
    enqueue([entry(1), entry(2, null)], entry(3), new Set(busy)).map(({ id }) => id)
  expect(ids([])).toEqual([2, 3])
  expect(ids([1])).toEqual([1, 2, 3])
})

test('if the queue is full, the oldest updates are dropped', () => {
  const full = Array.from({ length: QUEUE_MAX }, (_, id) => ({ id, key: null, payload: id }))
  const queue = enqueue(full, { id: -1, key: null, payload: 'new' }, new Set())
  expect(queue).toHaveLength(QUEUE_MAX)
  expect(queue.at(-1)?.payload).toBe('new')
  expect(queue[0]?.id).toBe(1)
})
