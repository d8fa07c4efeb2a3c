import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { OWN_TOKEN } from '#analytics/events/event-list.ts'
import { MS_PER_DAY, MS_PER_HOUR, plusDays } from '#domain/time.ts'
import { rollUp } from '#server/funnel-statistics/roll-up.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { testDatabase } from '#server/platform/db/test-database.fixture.ts'
import { deviceOf } from '#server/platform/device/device-of.ts'
import { collect } from './collect.ts'
import { dropOldDay, ensureDay, makeDaysAhead, oldestDaySince, tablesByDay } from './day-partitions.ts'
import { forgetSomeOldVisitors } from './forget-old-visitors.ts'

const { db, connection } = await testDatabase()
const KEPT_DAYS = 30
const config = { measurementKeptDays: KEPT_DAYS } as Parameters<typeof dropOldDay>[0]['config']
const seen = {
  device: deviceOf('Mozilla/5.0 (X11; Linux x86_64) Chrome/120'),
  ...{ country: null, region: null, city: null, language: null, inAppBrowser: null, isBot: false },
}
const DAY = new Date('2026-03-29T00:00:00Z')
const at = (days: number, hours = 0) => new Date(DAY.getTime() + days * MS_PER_DAY + hours * MS_PER_HOUR)

/** A page of a visitor reports a step and an event. */
const look = (id: string, step: string, now: Date, insertId: string) => {
  const ids = { token: OWN_TOKEN, distinct_id: `$device:${id}`, $device_id: id }
  const sums = { flow: 1, first_at: now.getTime(), views: 1, backs: 0, validation_errors: 0, visible_ms: 900 }
  return collect(
    db,
    'track',
    [
      { event: 'step_viewed', properties: { ...ids, ...sums, step } },
      { event: 'first_page_opened', properties: { ...ids, $insert_id: insertId, time: now.getTime() / 1000 } },
    ],
    { seen, now },
  )
}

/** The partitions with rows of a visitor. */
async function placesOf(id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ place: string }>`
    select distinct tableoid::regclass::text as place from step_views where visitor_id = ${id}
    union select distinct tableoid::regclass::text from visitor_events where visitor_id = ${id} order by 1`.execute(db)
  return rows.map(({ place }) => place)
}

async function partitions(): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'step_views'::regclass order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

const days = (...list: readonly string[]) => [...list.map((day) => `step_views_2026_${day}`), 'step_views_before']

test('whoever returns on another day stays in the partition of their first one, and nothing counts twice', async () => {
  const id = randomUUID()
  await look(id, 'home', at(0, 23), 'one')
  expect(await look(id, 'home', at(1, 1), 'one')).toMatchObject({ stored: 1, repeated: 1 })
  expect(await placesOf(id)).toEqual(['step_views_2026_03_29', 'visitor_events_2026_03_29'])
  const rows = await db.selectFrom('step_views').select('first_at').where('visitor_id', '=', id).execute()
  expect(rows).toEqual([{ first_at: at(0, 23) }])
})

test('a day is dropped with the end of its time, once its visitors are forgotten, and those after it stay', async () => {
  const [first, second] = [randomUUID(), randomUUID()]
  await look(first, 'home', at(0, 22), 'a')
  await look(second, 'home', at(1), 'b')
  await rollUp({ db, now: () => at(1, 1), config: { paymentsEnv: 'test' } })
  const before = { db, config, now: () => plusDays(at(0), KEPT_DAYS - 1) }
  expect([await forgetSomeOldVisitors(before), await dropOldDay(before)]).toEqual([0, 0])
  const then = { db, config, now: () => plusDays(at(0), KEPT_DAYS) }
  expect(await dropOldDay(then)).toBe(0)
  expect(await forgetSomeOldVisitors(then)).toBeGreaterThan(0)
  expect([await dropOldDay(then), await dropOldDay(then)]).toEqual([1, 0])
  expect(await partitions()).toEqual(days('03_30'))
  expect(await placesOf(first)).toEqual([])
  expect(await placesOf(second)).toEqual(['step_views_2026_03_30', 'visitor_events_2026_03_30'])
  expect(await oldestDaySince(then)).toBeNull()
  expect(await oldestDaySince({ ...then, now: () => plusDays(at(1), KEPT_DAYS) })).toEqual(plusDays(at(2), KEPT_DAYS))
})

test('a day that a report reads is dropped by a later run, and nobody waits for long', async () => {
  await look(randomUUID(), 'home', at(1), 'c')
  const then = { db, config, now: () => plusDays(at(1), KEPT_DAYS) }
  while ((await forgetSomeOldVisitors(then)) > 0);
  await db.transaction().execute(async (report) => {
    await report.selectFrom('step_views').select('step').execute()
    expect(await dropOldDay(then)).toBe(0)
  })
  expect(await dropOldDay(then)).toBe(1)
})

test('processes that make the same days at once do not disturb each other, and the next week is made ahead', async () => {
  const others = Array.from({ length: 3 }, () => openDatabase(connection, { connections: 1 }))
  await Promise.all(others.map((other) => makeDaysAhead({ db: other.db, now: () => at(10, 5) })))
  for (const { close } of others) await close()
  expect(await partitions()).toEqual(days('04_08', '04_09', '04_10', '04_11', '04_12', '04_13', '04_14', '04_15'))
})

test('what is counted looks into the partitions of its visitors and into no other', async () => {
  for (let day = 10; day < 16; day++) await ensureDay(db, at(day).toISOString().slice(0, 10))
  const plan = await sql<{ 'QUERY PLAN': string }>`
    explain select * from step_views where visitor_id = ${randomUUID()} and visitor_day in ('2026-04-09', '2026-04-10')`.execute(
    db,
  )
  const read = new Set(plan.rows.flatMap((row) => row['QUERY PLAN'].match(/step_views_2026_\d\d_\d\d(?= |$)/g) ?? []))
  expect([...read].toSorted()).toEqual(['step_views_2026_04_09', 'step_views_2026_04_10'])
})

test('visitors of before there were days are forgotten row by row', async () => {
  const id = randomUUID()
  await sql`insert into visitors (id, first_at, browser, os, device_type, platform, is_bot)
    values (${id}, ${at(0)}, 'Chrome', 'Android', 'mobile', 'Android', false)`.execute(db)
  await sql`insert into step_views values (${id}, 1, 'home', ${at(0)}, null, 1, 0, 0, 900, ${at(0)})`.execute(db)
  expect(await placesOf(id)).toEqual(['step_views_before'])
  await forgetSomeOldVisitors({ db, config, now: () => plusDays(at(0), KEPT_DAYS) })
  expect(await placesOf(id)).toEqual([])
})

test('a partition has the keys, the index and the limits of its table', async () => {
  for (const table of tablesByDay) {
    const { rows } = await sql<{ indexes: number; checks: number }>`
      select (select count(*) from pg_index where indrelid = t)::int as indexes,
        (select count(*) from pg_constraint where conrelid = t and contype = 'c')::int as checks
      from unnest(array[${table}::regclass, ${`${table}_2026_04_10`}::regclass]) as t`.execute(db)
    expect(rows[0]).toEqual(rows[1])
    expect(rows[0]?.checks).toBeGreaterThan(0)
  }
})
