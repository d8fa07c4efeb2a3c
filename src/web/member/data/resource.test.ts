import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storageKeys, writeEntry } from '#web/device/storage.ts'
import { memoryCaches } from './memory-caches.fixture.ts'
import { readCachedReply } from './request-member.ts'
import { createResource, nextState, type ResourceState } from './resource.ts'
import { endSession } from './session.ts'

const parse = (value: unknown) => (typeof value === 'number' ? value : null)
const shown: ResourceState<number> = { kind: 'ready', value: 1, cachedAt: null }

test('a transient failure leaves the shown value', () => {
  expect(nextState(shown, { kind: 'unreachable' })).toBe(shown)
  expect(nextState<number>({ kind: 'loading' }, { kind: 'unreachable' })).toEqual({ kind: 'unreachable' })
})

test.each(['TOO_MANY_REQUESTS', 'UNEXPECTED', 'SERVICE_UNAVAILABLE'])(
  '%s leaves the shown value, and can be tried again if there is none',
  (code) => {
    const passing = { kind: 'refused', code, message: '', field: undefined } as const
    expect(nextState(shown, passing)).toBe(shown)
    expect(nextState<number>({ kind: 'loading' }, passing)).toEqual({ kind: 'unreachable' })
  },
)

test('a lasting refusal is shown', () => {
  const refused = { kind: 'refused', code: 'WEEK_NOT_OPEN', message: 'Not yet.', field: undefined } as const
  expect(nextState(shown, refused)).toEqual({ kind: 'refused', code: 'WEEK_NOT_OPEN', message: 'Not yet.' })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

let asked = 0
beforeEach(() => {
  asked = 0
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return new Response(String(asked))
  })
})

test('fetches at the same time share one request', async () => {
  const resource = createResource(parse, null)
  await Promise.all([resource.fetch('/x'), resource.fetch('/x'), resource.fetch('/x')])
  expect(asked).toBe(1)
  expect(resource.state.get()).toEqual({ kind: 'ready', value: 1, cachedAt: null })
})

test('after midnight the new day is requested, even if the old one is in flight', async () => {
  vi.stubGlobal('fetch', async (route: string) => new Response(route.slice(-1)))
  const resource = createResource(parse, null)
  await Promise.all([resource.fetch('/x?day=1'), resource.fetch('/x?day=2')])
  expect(resource.state.get()).toEqual({ kind: 'ready', value: 2, cachedAt: null })
})

test('a refetch requests again, even while an older reply is in flight', async () => {
  const resource = createResource(parse, null)
  const first = resource.fetch('/x')
  await Promise.all([first, resource.refetch()])
  expect(resource.state.get()).toEqual({ kind: 'ready', value: 2, cachedAt: null })
})

test('a reply that may be older than a change is never shown, and is requested again', async () => {
  const resource = createResource(parse, null)
  await resource.fetch('/x')
  const shownValues: unknown[] = []
  resource.state.subscribe(() => shownValues.push(resource.state.get()))
  const older = resource.fetch('/x')
  resource.set(7)
  await older
  expect(shownValues).toEqual([
    { kind: 'ready', value: 7, cachedAt: null },
    { kind: 'ready', value: 3, cachedAt: null },
  ])
})

test('a change made before anything is shown reaches the first value and the cached copy', async () => {
  vi.stubGlobal('caches', memoryCaches())
  writeEntry(storageKeys.token, 'anna')
  const resource = createResource(parse, '/x')
  const older = resource.fetch('/x')
  resource.change((value) => value + 100)
  await older
  expect(resource.state.get()).toEqual({ kind: 'ready', value: 2, cachedAt: null })
  expect(await readCachedReply('/x', parse)).toMatchObject({ value: 2 })
  await endSession()
})

test('a resource that was never fetched is not refetched', async () => {
  await createResource(parse, null).refetch()
  expect(asked).toBe(0)
})
