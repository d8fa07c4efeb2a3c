import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createResource, type Known, nextState } from '#web/member/data/resource.ts'

const parse = (value: unknown) => (typeof value === 'number' ? value : null)
const shown: Known<number> = { kind: 'ready', value: 1, cachedAt: null }

test('a passing trouble leaves standing what is shown', () => {
  expect(nextState(shown, { kind: 'unreachable' })).toBe(shown)
  const busy = { kind: 'refused', code: 'TOO_MANY_REQUESTS', message: '', field: undefined } as const
  expect(nextState(shown, busy)).toBe(shown)
  expect(nextState<number>({ kind: 'loading' }, { kind: 'unreachable' })).toEqual({ kind: 'unreachable' })
})

test('a lasting refusal is shown', () => {
  const refused = { kind: 'refused', code: 'WEEK_NOT_OPEN', message: 'Not yet.', field: undefined } as const
  expect(nextState(shown, refused)).toEqual({ kind: 'refused', code: 'WEEK_NOT_OPEN', message: 'Not yet.' })
})

let asked = 0
beforeEach(() => {
  asked = 0
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return new Response(String(asked))
  })
})
afterEach(() => vi.unstubAllGlobals())

test('many who ask at once are one request', async () => {
  const resource = createResource(parse, null)
  await Promise.all([resource.ask('/x'), resource.ask('/x'), resource.ask('/x')])
  expect(asked).toBe(1)
  expect(resource.state.get()).toEqual({ kind: 'ready', value: 1, cachedAt: null })
})

test('after a change it is asked again, even while an older answer is on its way', async () => {
  const resource = createResource(parse, null)
  const first = resource.ask('/x')
  await Promise.all([first, resource.renew()])
  expect(resource.state.get()).toEqual({ kind: 'ready', value: 2, cachedAt: null })
})

test('what a change has made of it stays, though an older answer comes after it', async () => {
  const resource = createResource(parse, null)
  await resource.ask('/x')
  const older = resource.ask('/x')
  resource.put(7)
  await older
  expect(resource.state.get()).toEqual({ kind: 'ready', value: 7, cachedAt: null })
  await resource.ask('/x')
  expect(resource.state.get()).toEqual({ kind: 'ready', value: 3, cachedAt: null })
})

test('what was never asked needs no renewal', async () => {
  await createResource(parse, null).renew()
  expect(asked).toBe(0)
})
