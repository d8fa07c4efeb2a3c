import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MS_PER_DAY } from '#domain/time.ts'
import { countDue, rollUpPresent, VISITORS_AT_ONCE } from '#server/funnel-statistics/roll-up.ts'
import { visitorRow } from '#server/funnel-statistics/visitor.example.ts'
import { noDeadline } from '#server/platform/concurrency/deadline.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { createCounting } from './count-funnel.ts'

const { services, pass } = await testApp()
const { db, now } = services

async function counted(): Promise<number> {
  const sums = await db.selectFrom('funnel_daily').select('views').where('dimension', '=', 'all').execute()
  return sums.reduce((sum, { views }) => sum + Number(views), 0)
}

/** Visitors who left the first page a day ago. */
async function leave(count: number): Promise<void> {
  const first_at = now()
  const rows = Array.from({ length: count }, () => visitorRow({ id: randomUUID(), first_at }))
  await db.insertInto('visitors').values(rows).execute()
  await sql`insert into step_views select id, 1, 'home', first_at, null, 1, 0, 0, 900, first_at from visitors
    where first_at = ${first_at}`.execute(db)
  pass(MS_PER_DAY)
}

test('after each slice of those who wait there is a rest as long as the slice took', async () => {
  await leave(3 * VISITORS_AT_ONCE)
  await rollUpPresent(services)
  const rests: number[] = []
  const started = performance.now()
  expect(await countDue(services, noDeadline, async (ms) => rests.push(ms))).toBe(2 * VISITORS_AT_ONCE)
  expect(rests).toHaveLength(2)
  expect(Math.min(...rests)).toBeGreaterThan(0)
  expect(rests.reduce((sum, ms) => sum + ms)).toBeLessThanOrEqual(performance.now() - started)
})

test('the jobs of one process count everybody who left, each once, and ask nobody else while few wait', async () => {
  const before = await counted()
  await leave(600)
  const { countFunnel, helpToCount } = createCounting(services)
  let asked = 0
  const askForHelp = async () => void asked++
  await Promise.all([countFunnel(askForHelp), helpToCount()])
  await countFunnel(askForHelp)
  expect(asked).toBe(0)
  expect(await counted()).toBe(before + 600)
  expect(await db.selectFrom('funnel_waiting').select('visitor_id').execute()).toEqual([])
})
