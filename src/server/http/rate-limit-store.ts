import type { FastifyRateLimitOptions, FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import QuickLRU from 'quick-lru'
import { keyedHash } from '#server/platform/crypto/secret.ts'
import { countWithin } from '#server/platform/db/count-within.ts'
import type { Database } from '#server/platform/db/database.ts'

type WindowCount = { readonly current: number; readonly ttl: number }
type CountCallback = (error: Error | null, counted?: WindowCount) => void
type Count = (network: string, timeWindow: number, done: CountCallback) => void

/** Networks that one process is sure to remember; QuickLRU may keep up to twice as many. */
const NETWORKS_KEPT = 20_000

/** Counts in the memory of this process. */
function countInMemory(): Count {
  const windows = new QuickLRU<string, { hits: number; readonly endsAt: number }>({ maxSize: NETWORKS_KEPT })
  return (network, timeWindow, done) => {
    const now = performance.now()
    const known = windows.get(network)
    const window = known !== undefined && known.endsAt > now ? known : { hits: 0, endsAt: now + timeWindow }
    window.hits += 1
    windows.set(network, window)
    done(null, { current: window.hits, ttl: Math.ceil(window.endsAt - now) })
  }
}

/** What counting for all processes needs. Networks are stored as a keyed hash. */
export type Counters = { readonly db: Database; readonly keys: { readonly counting: Buffer } }

/** Counts in the database, for all processes together and by the database's clock. */
function countInDatabase({ db, keys }: Counters, name: string): Count {
  const count = async (network: string, timeWindow: number): Promise<WindowCount> => {
    const hash = keyedHash(keys.counting, `${name} ${network}`)
    const counted = await countWithin(db, { name, hash, ms: timeWindow })
    return { current: counted?.hits ?? 1, ttl: counted?.msLeft ?? timeWindow }
  }
  return (network, timeWindow, done) => {
    count(network, timeWindow).then(
      (counted) => done(null, counted),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    )
  }
}

/**
 * Counts requests in memory, or in the database for limits with a name. Those are few and protect routes that write
 * anyway, so one more statement is a small part of their cost.
 */
export function rateLimitStore(counters: Counters): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    readonly #count: Count

    constructor(options: FastifyRateLimitOptions & { readonly sharedAs?: string }) {
      this.#count = options.sharedAs === undefined ? countInMemory() : countInDatabase(counters, options.sharedAs)
    }

    incr(key: string, done: CountCallback, timeWindow = 60_000): void {
      this.#count(key, timeWindow, done)
    }

    child(options: FastifyRateLimitOptions): FastifyRateLimitStore {
      return new Store(options)
    }
  }
}
