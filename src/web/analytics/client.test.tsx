import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Delivery } from '#analytics/client/failure.ts'
import { createClient } from './client.ts'
import { noPersistence, type Persistence, parseKept, persistenceIn, type StoredState } from './persistence.ts'
import { type Request, sendTo } from './transport.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task())
})
afterEach(() => {
  vi.useRealTimers()
})

const delivered: Delivery = { status: 1 }
const failed = (httpStatusCode: number, retryAfter: string | null = null): Delivery => ({
  status: 0,
  httpStatusCode,
  error: 'no',
  retryAfter,
})

type Item = { readonly event: string; readonly properties: Readonly<Record<string, unknown>> }

function setUp({
  persistence = noPersistence,
  isPaused = () => false,
}: {
  persistence?: Persistence
  isPaused?: () => boolean
} = {}) {
  const sent: Request[] = []
  const replies: Delivery[] = []
  const messages: string[] = []
  let id = 0
  const client = createClient({
    ...{ token: 'a-token', persistence, isPaused },
    send: async (request) => {
      sent.push(request)
      return replies.shift() ?? delivered
    },
    newId: () => `00000000-0000-4000-8000-${String(++id).padStart(12, '0')}`,
    now: () => 5000,
    report: (message) => messages.push(message),
  })
  const events = () =>
    sent.filter(({ channel }) => channel === 'track').flatMap(({ items }) => items as readonly Item[])
  return { client, sent, replies, messages, events }
}

function memoryEntry() {
  let text: string | null = null
  return {
    text: () => text,
    persistence: persistenceIn({
      read: () => text,
      write: (next) => {
        text = next
      },
      remove: () => {
        text = null
      },
    }),
  }
}

test('events are sent together after five seconds, under the id of the device', async () => {
  const { client, sent, events } = setUp()
  client.track('one', { plan: 'x'.repeat(300) })
  client.track('two', {})
  await vi.advanceTimersByTimeAsync(4999)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toHaveLength(1)
  expect(events()[0]).toEqual({
    event: 'one',
    properties: {
      plan: 'x'.repeat(255),
      token: 'a-token',
      distinct_id: '$device:00000000-0000-4000-8000-000000000001',
      $device_id: '00000000-0000-4000-8000-000000000001',
      $insert_id: expect.stringMatching(/^[0-9a-f]{16}$/),
      time: 5,
    },
  })
  const ids = events().map(({ properties }) => properties['$insert_id'])
  expect(new Set(ids).size).toBe(2)
})

test('an event without a name is refused with the specified message', () => {
  const { client, messages } = setUp()
  const heard: Delivery[] = []
  client.track('', {}, { callback: (delivery) => heard.push(delivery) })
  expect(messages).toEqual(['No event name provided'])
  expect(heard).toEqual([expect.objectContaining({ status: 0, error: 'No event name provided' })])
})

test('identify sets the user and reports it once; ids with the device prefix are refused', async () => {
  const { client, messages, events } = setUp()
  expect(client.identify('$device:another')).toBe(false)
  expect(messages).toEqual(['distinct_id cannot have $device: prefix'])
  expect([client.identify('user-0001'), client.identify('user-0001')]).toEqual([true, true])
  await client.flush()
  expect(events()).toEqual([
    {
      event: '$identify',
      properties: expect.objectContaining({
        distinct_id: 'user-0001',
        $user_id: 'user-0001',
        $anon_distinct_id: '$device:00000000-0000-4000-8000-000000000001',
      }),
    },
  ])
})

test('an alias equal to the current id is not sent', async () => {
  const { client, events } = setUp()
  client.identify('user-0001')
  client.alias('user-0001')
  client.alias('user-0002')
  await client.flush()
  expect(events().map(({ event }) => event)).toEqual(['$identify', '$create_alias', '$identify'])
})

test('a failed batch is sent again with the same ids, not before Retry-After', async () => {
  const { client, sent, replies, events } = setUp()
  replies.push(failed(503, '60'))
  const heard: Delivery[] = []
  client.track('one', {}, { callback: (delivery) => heard.push(delivery) })
  await vi.advanceTimersByTimeAsync(5000)
  expect(heard).toEqual([failed(503, '60')])
  await vi.advanceTimersByTimeAsync(59_999)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toHaveLength(2)
  expect(events()[0]?.properties['$insert_id']).toBe(events()[1]?.properties['$insert_id'])
})

test('a batch that is too large is split', async () => {
  const { client, sent, replies } = setUp()
  replies.push(failed(413))
  for (let count = 0; count < 4; count++) client.track('one', {})
  await client.flush()
  expect(sent.map(({ items }) => items.length)).toEqual([4, 2, 2])
})

test('a refused batch is not sent again', async () => {
  const { client, sent, replies } = setUp()
  replies.push(failed(400))
  client.track('one', {})
  await client.flush()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
})

test('an event with a key is replaced while it waits', async () => {
  const { client, events } = setUp()
  client.track('step_viewed', { views: 1 }, { key: 'step trust' })
  client.track('step_viewed', { views: 2 }, { key: 'step trust' })
  await client.flush()
  expect(events().map(({ properties }) => properties['views'])).toEqual([2])
})

test('the identity and waiting events survive the page if they may be stored', () => {
  const entry = memoryEntry()
  const first = setUp(entry)
  first.client.identify('user-0001')
  const second = setUp(entry)
  expect(second.client.identity()).toEqual(first.client.identity())
  expect((parseKept(entry.text()) as StoredState).waiting.track).toHaveLength(1)
})

test('several changes are written to the device together when the page is idle, or at once when it is left', () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
  const written: StoredState[] = []
  const { client } = setUp({ persistence: { ...noPersistence, save: (kept) => written.push(kept) } })
  client.track('one', {})
  client.track('two', {})
  client.setProfile({ os: 'iOS' })
  expect(written).toEqual([])
  for (const task of idle.splice(0)) task()
  expect(written).toMatchObject([{ waiting: { track: [{ event: 'one' }, { event: 'two' }], engage: [{}] } }])
  client.track('three', {})
  void client.flush(true)
  expect(written).toHaveLength(2)
  expect(written[1]?.waiting.track).toHaveLength(3)
})

test('reset creates a new anonymous id', () => {
  const entry = memoryEntry()
  const { client } = setUp(entry)
  const before = client.identity().deviceId
  client.identify('user-0001')
  client.reset()
  expect(client.identity().userId).toBeNull()
  expect(client.identity().deviceId).not.toBe(before)
})

test('after opting out nothing more is sent and nothing stays on the device', async () => {
  const entry = memoryEntry()
  const { client, sent } = setUp(entry)
  client.track('one', {})
  client.optOut()
  client.track('two', {})
  await client.flush(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([])
  expect(entry.text()).toBeNull()
})

test('while the client is paused, everything waits', async () => {
  let isPaused = true
  const { client, events } = setUp({ isPaused: () => isPaused })
  client.track('one', {})
  await vi.advanceTimersByTimeAsync(20_000)
  expect(events()).toEqual([])
  isPaused = false
  await client.flush()
  expect(events()).toHaveLength(1)
})

test.each(['', 'null', '[]', '{"identity":{"deviceId":"<script>"}}', '{"identity":{}}', '{'])(
  'a broken entry %s is ignored',
  (text) => {
    expect(parseKept(text)).toBeNull()
  },
)

test('a request is form-encoded, with credentials, and the last one outlives the page', async () => {
  const calls: [string, RequestInit][] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push([url, init])
    return new Response('{"status":1,"error":null}')
  })
  const send = sendTo('https://host.example')
  expect(await send({ channel: 'track', items: [{ a: 1 }], isLast: true })).toEqual({ status: 1 })
  const [[url, init] = ['', {}]] = calls
  expect(url).toMatch(/^https:\/\/host\.example\/track\/\?verbose=1&ip=1&_=\d+$/)
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'include',
    keepalive: true,
    body: 'data=%5B%7B%22a%22%3A1%7D%5D',
  })
})

test('a missing reply and a timeout are failures with status 0', async () => {
  const send = sendTo('')
  const request = { channel: 'track', items: [], isLast: false } as const
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await send(request)).toEqual({ status: 0, httpStatusCode: 0, error: 'Failed to fetch', retryAfter: null })
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('late', 'TimeoutError')))
  expect(await send(request)).toMatchObject({ status: 0, error: 'timeout' })
})
