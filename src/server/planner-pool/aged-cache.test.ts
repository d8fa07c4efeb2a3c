import { afterEach, expect, test, vi } from 'vitest'
import { MS_PER_MINUTE } from '#domain/time.ts'
import { agedCache, KEPT_AT_MOST_MS } from './aged-cache.ts'

afterEach(() => vi.useRealTimers())

test('what is kept is gone after an hour, although nobody asks for it', () => {
  vi.useFakeTimers()
  const { cache, stop } = agedCache<string>(10)
  cache.set('a week', 'soup on Monday')
  vi.advanceTimersByTime(KEPT_AT_MOST_MS - MS_PER_MINUTE)
  cache.set('another', 'stew on Monday')
  expect(cache.size).toBe(2)
  vi.advanceTimersByTime(2 * MS_PER_MINUTE)
  expect(cache.size).toBe(1)
  expect(cache.get('another')).toBe('stew on Monday')
  stop()
  expect(vi.getTimerCount()).toBe(0)
})
