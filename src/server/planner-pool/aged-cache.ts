import QuickLRU from 'quick-lru'
import { MS_PER_HOUR, MS_PER_MINUTE } from '#domain/time.ts'

/** How long something about somebody's weeks is kept at most. */
export const KEPT_AT_MOST_MS = MS_PER_HOUR

export type AgedCache<Value> = {
  readonly cache: QuickLRU<string, Value>
  readonly stop: () => void
}

/** What was used last, for an hour at most: also if nobody asks for anything, so that nothing of the deleted remains. */
export function agedCache<Value>(maxSize: number): AgedCache<Value> {
  const cache = new QuickLRU<string, Value>({ maxSize, maxAge: KEPT_AT_MOST_MS })
  const dropOld = () => {
    // It drops what is too old when it is asked for it.
    for (const key of cache.keys()) cache.has(key)
  }
  const dropping = setInterval(dropOld, MS_PER_MINUTE).unref()
  return { cache, stop: () => clearInterval(dropping) }
}
