import type { FastifyRateLimitOptions, FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { sql } from 'kysely'
import QuickLRU from 'quick-lru'
import { keyedHash } from '#server/platform/crypto/secret.ts'
import type { Database } from '#server/platform/db/database.ts'

type Counted = { readonly current: number; readonly ttl: number }
type Done = (error: Error | null, counted?: Counted) => void
type Count = (network: string, timeWindow: number, done: Done) => void

/** Networks that are certainly remembered by one process. */
const NETWORKS_KEPT = 20_000

/** Counts in the memory of this process. */
function countHere(): Count {
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

/** What is needed to count for all processes: the networks are kept under a keyed hash. */
export type Counters = { readonly db: Database; readonly keys: { readonly counting: Buffer } }

/** Counts in the database, for all processes together, by its clock. */
function countInDatabase({ db, keys }: Counters, name: string): Count {
  const count = async (network: string, timeWindow: number): Promise<Counted> => {
    const hash = keyedHash(keys.counting, `${name} ${network}`)
    const { rows } = await sql<Counted>`
      insert into rate_limits as known (name, network_hash, hits, ends_at)
      values (${name}, ${hash}, 1, now() + ${timeWindow} * interval '1 ms')
      on conflict (name, network_hash) do update set
        hits = case when known.ends_at <= now() then 1 else known.hits + 1 end,
        ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
      returning hits as current, ceil(extract(epoch from ends_at - now()) * 1000)::integer as ttl`.execute(db)
    return rows[0] ?? { current: 1, ttl: timeWindow }
  }
  return (network, timeWindow, done) => {
    count(network, timeWindow).then(
      (counted) => done(null, counted),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    )
  }
}

/**
 * Where requests are counted: in memory, or in the database for limits with a name. Those are few and guard routes that
 * write anyway, so that the one more statement is a small part of their cost.
 */
export function rateLimitStore(counters: Counters): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    readonly #count: Count

    constructor(options: FastifyRateLimitOptions & { readonly sharedAs?: string }) {
      this.#count = options.sharedAs === undefined ? countHere() : countInDatabase(counters, options.sharedAs)
    }

    incr(key: string, done: Done, timeWindow = 60_000): void {
      this.#count(key, timeWindow, done)
    }

    child(options: FastifyRateLimitOptions): FastifyRateLimitStore {
      return new Store(options)
    }
  }
}
