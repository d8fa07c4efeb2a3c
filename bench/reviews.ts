import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { routes } from '#domain/api/routes.ts'
import { createBoss } from '#server/platform/job-queue/boss.ts'
import { paidOrder } from '../tests/e2e/buyer.ts'
import type { Measurement } from './measurement.ts'
import { withProductionApp } from './production-app.ts'
import { median, quantile } from './report/quantile.ts'
import { atMost, type Row, reported } from './report/row.ts'
import { appDatabase, fillWithMembers, reviewsMade } from './reviews/members-to-review.ts'
import { steadyRequests } from './reviews/steady-requests.ts'

const MEMBERS = 1000
const WARM_UP = 4000
/** ms of the same requests while nothing is reviewed. */
const ALONE = 20_000
/** Reviews may take so long, ms. */
const DEADLINE = 300_000
/** What the reviews may cost a request, ms. */
const MOST_HELD_UP = 50
const POLL = 250

const until = (ms: number): (() => boolean) => {
  const end = performance.now() + ms
  return () => performance.now() > end
}

async function rowsOf(url: string, dataDir: string): Promise<readonly Row[]> {
  const connection = appDatabase(dataDir)
  const { session } = await paidOrder(url, 'reviewed@example.com')
  for (const path of [routes.member, routes.memberWeek.replace(':week', '1')]) {
    await fetch(`${url}${path}?today=${new Date().toISOString().slice(0, 10)}`, {
      headers: { cookie: `session=${session}` },
    })
  }
  const client = new pg.Client({ ...connection })
  await client.connect()
  const boss = createBoss(connection, () => {})
  try {
    await fillWithMembers(client, MEMBERS - 1)
    await steadyRequests({ url, session }, until(WARM_UP))
    const alone = await steadyRequests({ url, session }, until(ALONE))

    await boss.start()
    const isLate = until(DEADLINE)
    const start = performance.now()
    await boss.send('review-plans')
    let made = 0
    const counted = (async () => {
      while (made < MEMBERS && !isLate()) {
        await wait(POLL)
        made = await reviewsMade(client)
      }
      return performance.now() - start
    })()
    const beside = await steadyRequests({ url, session }, () => made >= MEMBERS || isLate())
    const took = await counted
    if (made < MEMBERS) throw new Error(`Only ${made} of ${MEMBERS} reviews were made.`)
    const p99 = { alone: quantile(alone, 0.99), beside: quantile(beside, 0.99) }
    return [
      reported({ name: `${MEMBERS} reviews after half a year of daily weights`, value: took, unit: 'ms' }),
      reported({ name: 'a request beside no review, median', value: median(alone), unit: 'ms' }),
      reported({ name: 'a request beside them, median', value: median(beside), unit: 'ms' }),
      reported({ name: 'a request beside no review, p99', value: p99.alone, unit: 'ms' }),
      reported({ name: 'a request beside them, p99', value: p99.beside, unit: 'ms' }),
      reported({ name: 'the longest beside no review', value: Math.max(...alone), unit: 'ms' }),
      reported({ name: 'the longest beside them', value: Math.max(...beside), unit: 'ms' }),
      atMost(MOST_HELD_UP, { name: 'held up by reviews, p99', value: p99.beside - p99.alone, unit: 'ms' }),
    ]
  } finally {
    await boss.stop({ graceful: false })
    await client.end()
  }
}

/** What the hourly job of weekly reviews costs those who ask for something meanwhile. */
export const reviews: Measurement = {
  name: 'reviews',
  about: `${MEMBERS} weekly reviews beside pages, products, a week and a weight log, 40 requests a second`,
  measure: async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'forkcast-reviews-'))
    try {
      return await withProductionApp(({ url }) => rowsOf(url, dataDir), { DATA_DIR: dataDir })
    } finally {
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    }
  },
}
