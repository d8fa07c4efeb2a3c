import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { filled, routes } from '#domain/api/routes.ts'
import { createBoss } from '#server/platform/job-queue/boss.ts'
import { paidOrder } from '../tests/e2e/buyer.ts'
import type { Measurement } from './measurement.ts'
import { withProductionApp } from './production-app.ts'
import { median, quantile } from './report/quantile.ts'
import { atMost, type Row, reported } from './report/row.ts'
import { appDatabase, fillWithMembers, reviewsMade } from './reviews/members-to-review.ts'
import { steadyRequests } from './reviews/steady-requests.ts'

const MEMBERS = 1000
const ROUNDS = 3
const WARM_UP = 4000
/** ms of the same requests without any review, in each round. */
const ALONE = 12_000
/** Maximum duration of a round's reviews, ms. */
const DEADLINE = 120_000
/** How much the reviews may delay a request, ms. */
const MOST_HELD_UP = 50
const POLL = 250

const until = (ms: number): (() => boolean) => {
  const end = performance.now() + ms
  return () => performance.now() > end
}

type Asking = { readonly url: string; readonly session: string }
/** ms that requests took without and during reviews, and that the reviews took. */
type Round = { readonly alone: readonly number[]; readonly beside: readonly number[]; readonly took: number }

/** A member of the app with a first week. */
async function newMember(url: string): Promise<Asking> {
  const { session } = await paidOrder(url, 'reviewed@example.com')
  const today = new Date().toISOString().slice(0, 10)
  for (const path of [routes.member, filled(routes.memberWeek, { week: 1 })]) {
    await fetch(`${url}${path}?today=${today}`, { headers: { cookie: `session=${session}` } })
  }
  return { url, session }
}

/** @throws Error if the reviews do not finish */
async function round(asking: Asking, client: pg.Client, sendJob: () => Promise<unknown>): Promise<Round> {
  await client.query('delete from plan_reviews')
  const alone = await steadyRequests(asking, until(ALONE))
  const isLate = until(DEADLINE)
  const start = performance.now()
  await sendJob()
  let made = 0
  const counted = (async () => {
    while (made < MEMBERS && !isLate()) {
      await wait(POLL)
      made = await reviewsMade(client)
    }
    return performance.now() - start
  })()
  const beside = await steadyRequests(asking, () => made >= MEMBERS || isLate())
  const took = await counted
  if (made < MEMBERS) throw new Error(`Only ${made} of ${MEMBERS} reviews were made.`)
  return { alone, beside, took }
}

/** Rows for a quantile of both, and for the median difference within a round. */
function rowsOf(rounds: readonly Round[], part: number, name: string): readonly Row[] {
  const of = rounds.map(({ alone, beside }) => [quantile(alone, part), quantile(beside, part)] as const)
  const unit = 'ms'
  return [
    reported({ name: `a request without reviews, ${name}`, value: median(of.map(([alone]) => alone)), unit }),
    reported({ name: `a request during reviews, ${name}`, value: median(of.map(([, beside]) => beside)), unit }),
    atMost(MOST_HELD_UP, {
      name: `delay by reviews, ${name}`,
      value: median(of.map(([alone, beside]) => beside - alone)),
      unit,
    }),
  ]
}

async function roundsOn(url: string, dataDir: string): Promise<readonly Round[]> {
  const connection = appDatabase(dataDir)
  const asking = await newMember(url)
  const client = new pg.Client({ ...connection })
  await client.connect()
  const boss = createBoss(connection, () => {})
  try {
    await fillWithMembers(client, MEMBERS - 1)
    await boss.start()
    await steadyRequests(asking, until(WARM_UP))
    const rounds: Round[] = []
    while (rounds.length < ROUNDS) rounds.push(await round(asking, client, () => boss.send('review-plans')))
    return rounds
  } finally {
    await boss.stop({ graceful: false })
    await client.end()
  }
}

/** How much the hourly job of weekly reviews delays requests. */
export const reviews: Measurement = {
  name: 'reviews',
  about: `${MEMBERS} weekly reviews beside pages, products, a week and a weight log, 40 requests a second, ${ROUNDS} rounds in turns`,
  measure: async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'forkcast-reviews-'))
    try {
      const rounds = await withProductionApp(({ url }) => roundsOn(url, dataDir), { DATA_DIR: dataDir })
      const took = median(rounds.map((one) => one.took))
      return [
        reported({ name: `${MEMBERS} reviews after half a year of daily weights`, value: took, unit: 'ms' }),
        ...rowsOf(rounds, 0.5, 'median'),
        ...rowsOf(rounds, 0.95, 'p95'),
        ...rowsOf(rounds, 0.99, 'p99'),
      ]
    } finally {
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    }
  },
}
