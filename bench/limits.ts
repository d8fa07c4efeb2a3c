import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { rateLimitStore } from '#server/http/rate-limit-store.ts'
import { clientConfig } from '#server/platform/db/connection.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { ownDatabase } from './leads/own-database.ts'
import { withDataDir } from './leads/with-data-dir.ts'
import type { Measurement } from './measurement.ts'
import { withProductionApp } from './production-app.ts'
import { quantile } from './report/quantile.ts'
import { reported } from './report/row.ts'
import { newVisitorAddress } from './throughput/visitor-address.ts'

const COUNTED = 2000
const AT_ONCE = 16

type Store = InstanceType<ReturnType<typeof rateLimitStore>>

/** ms that each of many simultaneous counts took. */
async function countMany(store: Store): Promise<readonly number[]> {
  const times: number[] = []
  const count = async () => {
    const began = performance.now()
    await new Promise<void>((done, failed) =>
      store.incr(newVisitorAddress(), (error) => (error === null ? done() : failed(error)), 60_000, COUNTED),
    )
    times.push(performance.now() - began)
  }
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let at = 0; at < COUNTED / AT_ONCE; at++) await count()
    }),
  )
  return times
}

/** Cost of the limit that all processes share, compared with the one in memory. */
export const limits: Measurement = {
  name: 'limits',
  about: `${COUNTED} visitors counted, ${AT_ONCE} at once, in memory and in PostgreSQL`,
  measure: () =>
    withDataDir((dataDir) =>
      withProductionApp(
        async () => {
          const connection = await ownDatabase(dataDir)
          await migrate(connection)
          const pool = new pg.Pool({ ...clientConfig(connection), max: AT_ONCE })
          const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
          try {
            const Store = rateLimitStore({ db, keys: { counting: Buffer.alloc(32) } })
            await countMany(new Store({ timeWindow: 60_000, sharedAs: 'warm-up' } as object))
            const local = await countMany(new Store({}))
            const shared = await countMany(new Store({ sharedAs: 'bench' } as object))
            const row = (name: string, times: readonly number[], at: number) =>
              reported({ name, value: quantile(times, at), unit: 'ms' })
            return [
              row('count in memory, median', local, 0.5),
              row('count shared in PostgreSQL, median', shared, 0.5),
              row('count shared in PostgreSQL, p99', shared, 0.99),
            ]
          } finally {
            await db.destroy()
          }
        },
        { DATA_DIR: dataDir },
      ),
    ),
}
