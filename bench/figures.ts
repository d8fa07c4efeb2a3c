import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { addDays } from '#domain/time.ts'
import { accountingMonths, takeMonth } from '#server/console/accounting/accounting-months.ts'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { consoleReports } from './figures/console-reports.ts'
import { countedSteps, fillCounted, fillSpend, fillVisitors, fillVisits, seedFunnel } from './figures/seed-funnel.ts'
import { seedLedger } from './figures/seed-ledger.ts'
import type { Measurement } from './measurement.ts'
import { median } from './report/quantile.ts'
import { atMost, type Row, reported } from './report/row.ts'

/** A smaller number is for trying out the measurement. */
const VISITORS = Number(process.env['BENCH_VISITORS'] ?? 1_000_000)
const DAYS = 90
/** Runs of the experiment, so that the page of experiments has as many as after some months. */
const RUNS = 5
const ROUNDS = 3
const MOST_MS = 1000

/** Median time of some rounds, ms; each round is measured apart. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    // What takes longer than a statement may take counts with the time after which it was given up.
    await work().catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
    times.push(performance.now() - started)
  }
  return median(times)
}

/** Time of every report over the whole period, ms, and of counting the rows of the tables that they read. */
async function reportTimes(db: Database, client: pg.Client): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const name of ['funnel_visitors', 'funnel_visits', 'ledger_entries'] as const) {
    const value = await timeOf(() => client.query(`select count(*) from ${name}`))
    rows.push(reported({ name: `peer: select count(*) from ${name}`, value, unit: 'ms' }))
  }
  for (const [name, read] of Object.entries(consoleReports(db, DAYS))) {
    rows.push(
      atMost(MOST_MS, {
        name: `report: ${name}, ${VISITORS / 1000} k visitors`,
        value: await timeOf(read),
        unit: 'ms',
      }),
    )
  }
  return rows
}

/** The months that are over are taken for the accountant, as an owner does. */
async function takeMonths(db: Database): Promise<void> {
  const books = { db, livemode: false, now: new Date() }
  const { months } = await accountingMonths(books)
  for (const { month, state } of months.toReversed()) if (state !== 'running') await takeMonth(books, month, 'bench')
}

/** Disk space of the tables behind the reports with their indexes, MB. */
async function sizes(client: pg.Client): Promise<readonly Row[]> {
  const tables = [
    'funnel_daily',
    'funnel_visitors',
    'funnel_visits',
    'funnel_traits',
    'visitors',
    'experiment_exposures',
    'payments',
    'ledger_entries',
  ]
  const { rows } = await client.query<{ name: string; table: number; indexes: number }>(
    `select name, pg_table_size(name::regclass) / 1e6 as table, pg_indexes_size(name::regclass) / 1e6 as indexes
    from unnest($1::text[]) as name`,
    [tables],
  )
  return rows.flatMap(({ name, table, indexes }) => [
    reported({ name: `${name} on disk`, value: Number(table), unit: 'MB' }),
    reported({ name: `indexes of ${name}`, value: Number(indexes), unit: 'MB' }),
  ])
}

export const figures: Measurement = {
  name: 'figures',
  about: 'every report of the console over a million visitors that saw every page, counted by the code of the roll-up',
  measure: async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'figures-'))
    const server = await startEmbeddedPostgres({ dataDir, log: () => {} })
    try {
      await migrate(server.connection)
      const { db, close } = openDatabase(server.connection)
      const client = new pg.Client(server.connection)
      await client.connect()
      try {
        const from = addDays(new Date().toISOString().slice(0, 10), 1 - DAYS)
        const { views, cells, mergeMs } = await seedFunnel(db, VISITORS, from, DAYS)
        await client.query(fillVisitors, [VISITORS, from, DAYS])
        await client.query(fillCounted, [countedSteps])
        await seedLedger(client, RUNS)
        await client.query(fillVisits)
        await client.query(fillSpend)
        await takeMonths(db)
        return [
          ...(await reportTimes(db, client)),
          reported({ name: `merging ${Math.round(views / 1e6)} M step views into sums`, value: mergeMs, unit: 'ms' }),
          reported({ name: 'rows of daily sums', value: cells, unit: '' }),
          ...(await sizes(client)),
        ]
      } finally {
        await client.end()
        await close()
      }
    } finally {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}
