import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/db/test-database.fixture.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { copyVisits } from './copy-visits.ts'
import { rollUp } from './roll-up.ts'
import { visitorRow } from './visitor.example.ts'

const { db } = await testDatabase()
let now = Date.parse('2026-03-02T12:00:00Z')
const services = { db, now: () => new Date(now), config: { paymentsEnv: 'test' as const } }

test('visitors who were counted before an upgrade are copied once, and whoever was counted since stays as they are', async () => {
  const sources = ['fb', 'fb', 'google']
  await db
    .insertInto('visitors')
    .values(sources.map((utm_source) => visitorRow({ id: randomUUID(), first_at: new Date(now), utm_source })))
    .execute()
  await sql`insert into step_views select id, 1, step, first_at, null, 1, 0, 0, 500, first_at
    from visitors, unnest(array['home', 'trust']) as step`.execute(db)
  now += 3_600_000
  await rollUp(services)
  const stored = async () => {
    const { rows } = await sql<{ seen: number; source: string; exit: number }>`
      select seen, value as source, exit_place as exit from funnel_visits join funnel_traits on funnel_traits.id = source
      order by value`.execute(db)
    return rows
  }
  const counted = await stored()
  expect(counted).toEqual([
    { seen: 3, source: 'fb', exit: 1 },
    { seen: 3, source: 'fb', exit: 1 },
    { seen: 3, source: 'google', exit: 1 },
  ])

  const fb = sql`(select id from funnel_traits where dimension = 'source' and value = 'fb')`
  await sql`delete from funnel_visits where source = ${fb}`.execute(db)
  await sql`update funnel_visits set seen = 7`.execute(db)
  await sql`delete from funnel_traits where id = ${fb}`.execute(db)
  const copied = (after: string | null) => inTransaction(db, (trx) => copyVisits(trx, after))
  const last = await copied(null)
  expect(last).not.toBeNull()
  expect(await copied(last)).toBeNull()
  expect(await stored()).toEqual([...counted.slice(0, 2), { seen: 7, source: 'google', exit: 1 }])
})
