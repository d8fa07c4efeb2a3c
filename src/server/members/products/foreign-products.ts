import { sql } from 'kysely'
import type { FoundProduct } from '#domain/api/member/food-products.ts'
import { ForeignProduct } from '#domain/product/foreign-product.ts'
import { type Gtin, printedGtin } from '#domain/product/gtin.ts'
import { Product } from '#domain/product/product.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#domain/time.ts'
import { createCircuitBreaker } from '#server/platform/concurrency/circuit-breaker.ts'
import { createKeyedMutex } from '#server/platform/concurrency/keyed-mutex.ts'
import { newSalt } from '#server/platform/crypto/secret.ts'
import type { Database } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Log } from '#server/platform/log/log.ts'
import { checkerOf } from '#server/platform/schema/checker.ts'
import type { Services } from '#server/services.ts'
import { createOpenFoodFacts, type OpenFoodFacts } from './open-food-facts.ts'

/** Days for which an answer is cached: with a product, and without one. */
const KEPT_DAYS = 30
const NONE_KEPT_DAYS = 7
/** Requests a minute, over all processes; Open Food Facts allows 15 per address. */
const ASKED_A_MINUTE = 12
/** The name under which these requests are counted in `rate_limits`. */
const QUESTIONS = 'open-food-facts'
/** Failures in a row after which no requests are sent for `PAUSE_MS`. */
const FAILURES = 3
const PAUSE_MS = MS_PER_MINUTE

const storedProduct = checkerOf(ForeignProduct)
const wholeProduct = checkerOf(Product)

type Foreign = Extract<FoundProduct, { source: 'open-food-facts' | 'open-food-facts-part' }>

/** Looks a number up in other sources; null if they do not have it or cannot be reached now. */
export type ForeignProducts = (gtin: Gtin, log: Pick<Log, 'warn'>) => Promise<Foreign | null>

type CachedProduct = { readonly product: ForeignProduct | null; readonly fetchedAt: Date }

async function kept(db: Database, gtin: Gtin): Promise<CachedProduct | null> {
  const row = await db
    .selectFrom('foreign_products')
    .select(['content', 'fetched_at'])
    .where('gtin', '=', gtin)
    .executeTakeFirst()
  if (row === undefined) return null
  if (row.content === null) return { product: null, fetchedAt: row.fetched_at }
  // What an earlier version of this program stored in another form is fetched again.
  return storedProduct.Check(row.content) ? { product: row.content, fetchedAt: row.fetched_at } : null
}

const isFresh = ({ product, fetchedAt }: CachedProduct, now: Date): boolean =>
  now.getTime() - fetchedAt.getTime() < (product === null ? NONE_KEPT_DAYS : KEPT_DAYS) * MS_PER_DAY

/**
 * Takes one of the requests allowed per minute; false if none is left. Each has a row for one minute, so requests that
 * are in progress or failed count too, over all processes. The lock lets only one be taken at a time.
 */
const takeQuestion = (db: Database): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${QUESTIONS}, 0))`.execute(trx)
    const { rows } = await sql`
      insert into rate_limits (name, network_hash, hits, ends_at)
      select ${QUESTIONS}, ${newSalt()}, 1, clock_timestamp() + interval '1 minute'
      where ${ASKED_A_MINUTE} > (
        select count(*) from rate_limits where name = ${QUESTIONS} and ends_at > clock_timestamp()
      )
      returning name`.execute(trx)
    return rows.length > 0
  })

const keep = (db: Database, gtin: Gtin, product: ForeignProduct | null, now: Date) =>
  db
    .insertInto('foreign_products')
    .values({ gtin, content: product === null ? null : JSON.stringify(product), fetched_at: now })
    .onConflict((conflict) =>
      conflict.column('gtin').doUpdateSet({ content: sql`excluded.content`, fetched_at: sql`excluded.fetched_at` }),
    )
    .execute()

function answerOf(gtin: Gtin, { name, basis, values, doubtful, ...said }: ForeignProduct): Foreign {
  const link = `https://world.openfoodfacts.org/product/${printedGtin(gtin)}`
  const product = { name, basis, values }
  return wholeProduct.Check(product)
    ? { source: 'open-food-facts', product, isDoubtful: doubtful.length > 0, doubtful, ...said, link }
    : { source: 'open-food-facts-part', ...product, doubtful, ...said, link }
}

/**
 * Open Food Facts, within its rate limit, if the operator has set a contact for it; without a contact the result is
 * always null.
 */
export function createForeignProducts({ db, now, config }: Pick<Services, 'db' | 'now' | 'config'>): ForeignProducts {
  const { openFoodFactsContact: contact, openFoodFactsUrl: url } = config
  if (contact === null) return async () => null
  const service: OpenFoodFacts = createOpenFoodFacts({ url, contact })
  const oneByOne = createKeyedMutex()
  const breaker = createCircuitBreaker({
    failures: FAILURES,
    pauseMs: PAUSE_MS,
    now,
    refuse: () => new Error('Open Food Facts is not called for a while after several failures.'),
  })
  async function ask(gtin: Gtin, before: CachedProduct | null, log: Pick<Log, 'warn'>): Promise<ForeignProduct | null> {
    if (!(await takeQuestion(db))) return before?.product ?? null
    try {
      const product = await breaker.run(() => service.find(gtin))
      await keep(db, gtin, product, now())
      return product
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'Open Food Facts could not be reached')
      return before?.product ?? null
    }
  }
  return (gtin, log) =>
    oneByOne(gtin, async () => {
      const before = await kept(db, gtin)
      const product = before !== null && isFresh(before, now()) ? before.product : await ask(gtin, before, log)
      return product === null ? null : answerOf(gtin, product)
    })
}
