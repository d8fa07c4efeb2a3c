import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { routes } from '#domain/api/routes.ts'
import { makeDaysAhead } from '#server/collect/day-partitions.ts'
import { forgetSomeOldVisitors } from '#server/collect/forget-old-visitors.ts'
import { countDue } from '#server/funnel-statistics/roll-up.ts'
import { retentions } from '#server/jobs/clean-up/retentions.ts'
import { sendWeighInReminders } from '#server/jobs/send-weigh-in-reminders.ts'
import { paymentAdapters } from '#server/payment-providers/registry.generated.ts'
import { deadlineIn, inSlices } from '#server/platform/concurrency/deadline.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { createBoss, prepareQueues, queueOf } from '#server/platform/job-queue/boss.ts'
import { paidOrder } from '../tests/e2e/buyer.ts'
import { serveApp } from '../tests/e2e/served-app.ts'
import { seedBacklogs } from './backlogs/seed-backlogs.ts'
import type { Measurement } from './measurement.ts'
import { quantile } from './report/quantile.ts'
import { besidePeer, type Row, reported } from './report/row.ts'

/** How many of each are due: the second is compared with the first. */
const SIZES = (process.env['BENCH_ROWS'] ?? '100000,1000000').split(',').map(Number)
/** Each kind of work is watched for so long; a day's worth would take hours. */
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 20)
/** Requests before any is timed. */
const WARM_UP = 100
/** Pause between the requests whose time is measured beside the work. */
const PAUSE_MS = 20
/** How much longer a row may take among ten times as many. */
const MOST = 1.5
const MS = 1000

type Watched = { readonly msPerRow: number; readonly cpuMsPerRow: number; readonly p99: number }

/** The times of requests until it is stopped, ms. */
function requestsBeside(ask: () => Promise<unknown>) {
  const times: number[] = []
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const started = performance.now()
      await ask()
      times.push(performance.now() - started)
      await wait(PAUSE_MS)
    }
  })()
  return async (): Promise<number> => {
    isOver = true
    await asking
    return quantile(times, 0.99)
  }
}

async function watched(ask: () => Promise<unknown>, work: () => Promise<number>): Promise<Watched> {
  const p99 = requestsBeside(ask)
  const [started, cpu] = [performance.now(), process.cpuUsage()]
  const rows = await work()
  const ms = performance.now() - started
  const { user, system } = process.cpuUsage(cpu)
  return { msPerRow: ms / rows, cpuMsPerRow: (user + system) / MS / rows, p99: await p99() }
}

/** Everything for one number of rows, on a database of its own beside the built app. */
async function measureAt(rows: number) {
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
    const seeded = performance.now()
    await seedBacklogs(client, rows, config.measurementKeptDays)
    console.error(`${rows} of each, made in ${Math.round((performance.now() - seeded) / MS)} s`)
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
      let isOver = false
      const services = { db, config, now: () => (isOver ? new Date(0) : new Date()), jobs: queueOf(boss) }
      const during = () => deadlineIn(SECONDS * MS)
      const texts = retentions.find(({ name }) => name === 'texts of emails')
      for (let warm = 0; warm < WARM_UP; warm++) await ask()
      const idle = requestsBeside(ask)
      await wait(SECONDS * MS)
      const p99 = await idle()
      const works = {
        'texts of emails blanked': () => inSlices(async () => (await texts?.deleteSome(services)) ?? 0, during()),
        'visitors forgotten': () => inSlices(() => forgetSomeOldVisitors(services), during()),
        'visitors of 15 steps counted': () => countDue(services, during()),
        'reminders sent': async () => {
          // It goes on until none is due, so the clock ends it.
          const end = setTimeout(() => {
            isOver = true
          }, SECONDS * MS)
          const sent = await sendWeighInReminders(services, console)
          clearTimeout(end)
          return sent
        },
      }
      const found: Record<string, Watched> = {}
      for (const [name, work] of Object.entries(works)) found[name] = await watched(ask, work)
      return { idle: p99, found, memory: process.memoryUsage().rss / 1e6 }
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

/** What is due on a day with very many members, at two sizes: whether a row takes as long among many as among few. */
export const backlogs: Measurement = {
  name: 'backlogs',
  about: `${SECONDS} s of each kind of due work, among ${SIZES.join(' and ')} rows of each, with a member's requests beside it`,
  measure: async () => {
    const rows: Row[] = []
    const before = new Map<string, Watched>()
    for (const size of SIZES) {
      const { idle, found, memory } = await measureAt(size)
      const among = `among ${size / MS} k`
      rows.push(reported({ name: `requests at rest ${among}, p99`, value: idle, unit: 'ms' }))
      for (const [name, { msPerRow, cpuMsPerRow, p99 }] of Object.entries(found)) {
        const few = before.get(name)
        const figure = { name: `${name}, each ${among}`, value: msPerRow, unit: 'ms' } as const
        rows.push(
          few === undefined
            ? reported(figure)
            : besidePeer({ name: 'among fewer', value: few.msPerRow, bound: { atMost: MOST } }, figure),
          reported({ name: '  a second of it', value: MS / msPerRow, unit: '/s' }),
          reported({ name: '  processor time of the app', value: cpuMsPerRow, unit: 'ms' }),
          besidePeer(
            { name: 'at rest', value: idle, bound: { atMost: 2 } },
            { name: '  requests beside it, p99', value: p99, unit: 'ms' },
          ),
        )
        if (few === undefined) before.set(name, found[name] ?? { msPerRow, cpuMsPerRow, p99 })
      }
      rows.push(reported({ name: `memory of the process ${among}`, value: memory, unit: 'MB' }))
    }
    return rows
  },
}
