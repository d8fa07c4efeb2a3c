import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { routes } from '#domain/api/routes.ts'
import { makeDaysAhead } from '#server/collect/day-partitions.ts'
import { paymentAdapters } from '#server/payment-providers/registry.generated.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { createBoss, prepareQueues, queueOf } from '#server/platform/job-queue/boss.ts'
import { paidOrder } from '../tests/e2e/buyer.ts'
import { serveApp } from '../tests/e2e/served-app.ts'
import { type DueWork, dueWorks } from './backlogs/due-work.ts'
import type { Measurement } from './measurement.ts'
import { quantile } from './report/quantile.ts'
import { besidePeer, type Row, reported } from './report/row.ts'
import { table } from './report/table.ts'

/** How many of each are due: the second is compared with the first. */
const SIZES = (process.env['BENCH_ROWS'] ?? '100000,1000000').split(',').map(Number)
/** Each kind of work is watched for so long, in two halves; a day's worth would take hours. */
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 20)
/** The kinds of work, by their keys. */
const WORKS = process.env['BENCH_WORKS']?.split(',') ?? dueWorks.map(({ key }) => key)
/** Requests before any is timed. */
const WARM_UP = 100
/** How often the work and a rest as long take turns, so that both meet what else the machine does. Even. */
const TURNS = 8
/** Pause between the requests whose time is measured beside the work, and how many are under way. */
const PAUSE_MS = 20
const AT_ONCE = 2
/** How much longer a row may take among ten times as many, or in the second half. */
const MOST = 1.5
const MS = 1000

type Half = { readonly rows: number; readonly ms: number }
type Watched = {
  readonly halves: readonly [Half, Half]
  readonly cpuMsPerRow: number
  readonly p99: number
  readonly rest: number
  readonly median: number
  readonly restMedian: number
  readonly memory: number
  /** How long what follows took, ms; null if not all rows were done. */
  readonly end: number | null
}

const msPerRow = ({ halves: [first, second] }: Watched): number =>
  (first.ms + second.ms) / Math.max(1, first.rows + second.rows)

/** Asks while something is done, and adds the times of those requests, ms. */
async function askingWhile<Done>(
  ask: () => Promise<unknown>,
  times: number[],
  work: () => Promise<Done>,
): Promise<Done> {
  let isOver = false
  const asking = Array.from({ length: AT_ONCE }, async () => {
    while (!isOver) {
      const started = performance.now()
      await ask()
      times.push(performance.now() - started)
      await wait(PAUSE_MS)
    }
  })
  try {
    return await work()
  } finally {
    isOver = true
    await Promise.all(asking)
  }
}

type Working = Parameters<DueWork['work']>[0]

async function timed(work: () => Promise<number>): Promise<Half> {
  const started = performance.now()
  const rows = await work()
  return { rows, ms: performance.now() - started }
}

async function watched(ask: () => Promise<unknown>, { work, atEnd }: DueWork, services: Working): Promise<Watched> {
  const ms = (SECONDS * MS) / TURNS
  const [resting, working]: [number[], number[]] = [[], []]
  const halves: [Half, Half] = [
    { rows: 0, ms: 0 },
    { rows: 0, ms: 0 },
  ]
  let memory = 0
  const sampling = setInterval(() => {
    memory = Math.max(memory, process.memoryUsage().rss / 1e6)
  }, MS / 4)
  let cpuMs = 0
  for (let turn = 0; turn < TURNS; turn++) {
    await askingWhile(ask, resting, () => wait(ms))
    const cpu = process.cpuUsage()
    const done = await askingWhile(ask, working, () => timed(() => work(services, ms)))
    const { user, system } = process.cpuUsage(cpu)
    cpuMs += (user + system) / MS
    const half = turn < TURNS / 2 ? 0 : 1
    halves[half] = { rows: halves[half].rows + done.rows, ms: halves[half].ms + done.ms }
  }
  clearInterval(sampling)
  const rows = halves[0].rows + halves[1].rows
  const isAll = (await work(services, 0)) === 0
  const end = atEnd === undefined || !isAll ? null : await timed(() => atEnd.run(services))
  return {
    ...{ halves, memory, end: end?.ms ?? null, cpuMsPerRow: cpuMs / Math.max(1, rows) },
    ...{ rest: quantile(resting, 0.99), p99: quantile(working, 0.99) },
    ...{ restMedian: quantile(resting, 0.5), median: quantile(working, 0.5) },
  }
}

/** One kind of work among a number of rows, on a database of its own beside the built app. */
async function measureAt(one: DueWork, rows: number): Promise<Watched> {
  const dataDir = await mkdtemp(join(tmpdir(), 'backlogs-'))
  const server = await startEmbeddedPostgres({ dataDir, log: () => {}, isThrownAway: true })
  try {
    await migrate(server.connection)
    const { db, close } = openDatabase(server.connection)
    const boss = createBoss(server.connection, () => {})
    await boss.start()
    await prepareQueues(boss)
    const config = readConfig({}, paymentAdapters)
    await makeDaysAhead({ db, now: () => new Date() })
    const client = new pg.Client(server.connection)
    await client.connect()
    // After a failure the server is stopped under it.
    client.on('error', () => {})
    const { host, port, user, password, database } = server.connection
    const app = await serveApp({
      DATABASE_URL: `postgresql://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`,
    })
    try {
      const { session } = await paidOrder(app.url, 'beside@example.com')
      const ask = async () => {
        const reply = await fetch(`${app.url}${routes.member}?today=${new Date().toISOString().slice(0, 10)}`, {
          headers: { cookie: `session=${session}` },
        })
        await reply.arrayBuffer()
        if (!reply.ok) throw new Error(`A request beside the work was answered with ${reply.status}.`)
      }
      // What is due is done here and by nobody else.
      await client.query('delete from pgboss.schedule')
      const seeded = performance.now()
      // References are not checked.
      await client.query('set session_replication_role = replica')
      await one.seed(client, { rows, keptDays: config.measurementKeptDays })
      await client.query('vacuum analyze')
      await client.query('checkpoint')
      console.error(`${one.name}: ${rows} made in ${Math.round((performance.now() - seeded) / MS)} s`)
      for (let warm = 0; warm < WARM_UP; warm++) await ask()
      return await watched(ask, one, { db, config, now: () => new Date(), jobs: queueOf(boss) })
    } finally {
      await app.stop()
      await client.end()
      await boss.stop({ graceful: false })
      await close()
    }
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function rowsOf({ name, atEnd }: DueWork, rows: number, found: Watched, few: Watched | null): Row[] {
  const each = msPerRow(found)
  const among = `among ${rows / MS} k`
  const figure = { name: `${name}, each ${among}`, value: each, unit: 'ms' } as const
  const [first, second] = found.halves
  return [
    few === null
      ? reported(figure)
      : besidePeer({ name: 'among fewer', value: msPerRow(few), bound: { atMost: MOST } }, figure),
    reported({ name: '  a second of it', value: MS / each, unit: '/s' }),
    ...(second.rows === 0
      ? []
      : [
          besidePeer(
            { name: 'in the first half', value: first.ms / first.rows, bound: { atMost: MOST } },
            { name: '  each in the second half', value: second.ms / second.rows, unit: 'ms' },
          ),
        ]),
    reported({ name: '  processor time of the app', value: found.cpuMsPerRow, unit: 'ms' }),
    few === null
      ? reported({ name: '  memory of the process', value: found.memory, unit: 'MB' })
      : besidePeer(
          { name: 'among fewer', value: few.memory, bound: { atMost: MOST } },
          { name: '  memory of the process', value: found.memory, unit: 'MB' },
        ),
    besidePeer(
      { name: 'at rest', value: found.restMedian, bound: { atMost: 2 } },
      { name: '  requests beside it, median', value: found.median, unit: 'ms' },
    ),
    besidePeer(
      { name: 'at rest', value: found.rest, bound: { atMost: 2 } },
      { name: '  requests beside it, p99', value: found.p99, unit: 'ms' },
    ),
    ...(found.end === null || atEnd === undefined
      ? []
      : [reported({ name: `  ${atEnd.name}`, value: found.end, unit: 'ms' })]),
  ]
}

/** What is due on a day with very many members, at two sizes: whether a row takes as long among many as among few. */
export const backlogs: Measurement = {
  name: 'backlogs',
  about: `${SECONDS} s of each kind of due work, among ${SIZES.join(' and ')} rows of each, with a member's requests beside it`,
  measure: async () => {
    const rows: Row[] = []
    for (const one of dueWorks.filter(({ key }) => WORKS.includes(key))) {
      let few: Watched | null = null
      for (const size of SIZES) {
        const found = await measureAt(one, size)
        const each = rowsOf(one, size, found, few)
        // A run among millions takes long: what is known is said at once.
        console.error(table(each))
        rows.push(...each)
        few ??= found
      }
    }
    return rows
  },
}
