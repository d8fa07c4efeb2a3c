import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TrafficFilter } from '#analytics/funnel/traffic-filter.ts'
import { addDays } from '#domain/time.ts'
import { readExperiments } from '#server/experiments/read-experiments.ts'
import { readAnswers } from '#server/figures/read-answers.ts'
import { readBreakdown } from '#server/figures/read-breakdown.ts'
import { readCohorts } from '#server/figures/read-cohorts.ts'
import { readFunnel } from '#server/figures/read-funnel.ts'
import { readHeadline } from '#server/figures/read-headline.ts'
import { readLive } from '#server/figures/read-live.ts'
import { readRecurring } from '#server/figures/read-recurring.ts'
import { readSpend } from '#server/figures/read-spend.ts'
import { readStepBreakdown } from '#server/figures/read-step-breakdown.ts'
import { readSubscriptions } from '#server/figures/read-subscriptions.ts'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { countedSteps, fillCounted, fillSpend, fillVisitors, fillVisits, seedFunnel } from './figures/seed-funnel.ts'
import { seedLedger } from './figures/seed-ledger.ts'
import type { Measurement } from './measurement.ts'
import { median } from './report/quantile.ts'
import { atMost, type Row, reported } from './report/row.ts'

/** A smaller number is for trying out the measurement. */
const VISITORS = Number(process.env['BENCH_VISITORS'] ?? 1_000_000)
const DAYS = 90
const ROUNDS = 3
const MOST_MS = 1000

/** Time of every report over the whole period, ms. */
async function reportTimes(db: Database): Promise<readonly Row[]> {
  const today = new Date().toISOString().slice(0, 10)
  const period = { from: addDays(today, 1 - DAYS), to: today }
  const source = { db, now: () => new Date(), livemode: false }
  const [facebook, germany] = [
    { dimension: 'source', values: ['facebook'] },
    { dimension: 'country', values: ['DE'] },
  ] as const
  const narrow: TrafficFilter = [facebook, germany, { dimension: 'campaign', values: ['Campaign 7'] }]
  const wide: TrafficFilter = [
    { dimension: 'country', values: ['US', 'DE', 'FR'] },
    { dimension: 'app', values: ['Instagram', 'none'] },
  ]
  const reports: Readonly<Record<string, () => Promise<unknown>>> = {
    headline: () => readHeadline(source, period),
    funnel: () => readFunnel(db, period),
    'funnel of a country': () => readFunnel(db, period, [{ dimension: 'country', values: ['DE'] }]),
    'breakdown by country': () => readBreakdown(source, period, { dimension: 'country' }),
    'breakdown by source': () => readBreakdown(source, period, { dimension: 'source' }),
    'funnel of three conditions': () => readFunnel(db, period, narrow),
    'funnel of a wide condition and another': () => readFunnel(db, period, wide),
    'breakdown of three conditions by campaign': () =>
      readBreakdown(source, period, { dimension: 'campaign', filter: narrow }),
    'breakdown by source and campaign': () => readBreakdown(source, period, { dimension: 'source', also: 'campaign' }),
    'exits of a step under a condition': () => readStepBreakdown(db, period, 'height', wide),
    'cohorts by campaign': () => readCohorts(source, period, { unit: 'month', split: 'campaign' }),
    costs: () => readSpend(source, period),
    answers: () => readAnswers(db, period, 'cooking-skill'),
    subscriptions: () => readSubscriptions(source, period),
    recurring: () => readRecurring(source, false),
    cohorts: () => readCohorts(source, period),
    experiments: () => readExperiments(source),
    live: () => readLive(source),
  }
  const rows: Row[] = []
  for (const [name, read] of Object.entries(reports)) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const started = performance.now()
      await read()
      times.push(performance.now() - started)
    }
    rows.push(
      atMost(MOST_MS, { name: `report: ${name}, ${VISITORS / 1000} k visitors`, value: median(times), unit: 'ms' }),
    )
  }
  return rows
}

/** Disk space of the tables behind the reports with their indexes, MB. */
async function sizes(client: pg.Client): Promise<readonly Row[]> {
  const tables = [
    'funnel_daily',
    'funnel_visitors',
    'funnel_visits',
    'funnel_trait_sets',
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
        await seedLedger(client, DAYS)
        await client.query(fillVisits)
        await client.query(fillSpend)
        return [
          ...(await reportTimes(db)),
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
