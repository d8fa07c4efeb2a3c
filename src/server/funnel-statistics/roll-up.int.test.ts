import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { funnelSteps } from '#analytics/funnel/funnel-steps.ts'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '#domain/time.ts'
import { countedUntil } from '#server/figures/counted-until.ts'
import { exampleHero } from '#server/lead.example.ts'
import { noDeadline } from '#server/platform/concurrency/deadline.ts'
import { testDatabase } from '#server/platform/db/test-database.fixture.ts'
import { countDue, rollUp, rollUpPresent, VISITORS_AT_ONCE } from './roll-up.ts'
import { visitorRow } from './visitor.example.ts'

const { db } = await testDatabase()
const START = Date.parse('2026-03-29T21:00:00Z')

let now = START
const services = { db, now: () => new Date(now), config: { paymentsEnv: 'test' as const } }

async function empty(): Promise<void> {
  await sql`truncate visitors, step_views, visitor_leads, funnel_visitors, funnel_daily, funnel_live, funnel_waiting, funnel_values,
    experiment_exposures`.execute(db)
  await db
    .updateTable('funnel_progress')
    .set({ counted_until: new Date(0), live_at: new Date(0) })
    .execute()
  now = START
}

/** The expected sums from a plain pass over every step view, without any of the code that counts. */
async function recount(dimension: 'all' | 'country' | 'path' | 'variant', value: string) {
  const isOne = {
    all: sql`true`,
    country: sql`country = ${value}`,
    path: sql`exists (select from visitor_leads join leads on leads.id = lead_id
      where visitor_id = visitors.id and lower(hero ->> 'gender') = ${value})`,
    variant: sql`exists (select from experiment_exposures
      where visitor_id = visitors.id and key || '.' || version || '.' || variant = ${value})`,
  }[dimension]

  const { rows } = await sql<{ day: string; step: string; views: number; exits: number; backs: number; timed: number }>`
    with entered as (
      select id, min(home.first_at) as at, home.flow
      from visitors join step_views home on visitor_id = id and step = 'home'
      where not is_bot and ${isOne} group by id, home.flow
    ), seen as (
      select id, at, step, backs, first_at <= at + interval '7 days' as is_within,
        array_position(${[...funnelSteps]}::text[], step) as place, changed_at
      from entered join step_views on visitor_id = id and step_views.flow = entered.flow
    ), gone as (
      select id, max(place) filter (where is_within) as place from seen
      group by id having max(changed_at) <= ${new Date(now)}::timestamptz - interval '30 minutes'
    )
    select (at at time zone 'UTC')::date as day, step, count(distinct seen.id) as views,
      count(distinct gone.id) as exits, sum(backs)::bigint as backs, count(distinct seen.id) as timed
    from seen left join gone on gone.id = seen.id and gone.place = seen.place
    where is_within and seen.place is not null group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

async function counted(dimension: string, value: string) {
  const { rows } = await sql<{ day: string; step: string }>`
    select day, step, sum(views)::bigint as views, sum(exits)::bigint as exits, sum(backs)::bigint as backs,
      sum((select sum(each) from unnest(dwell) each))::bigint as timed
    from (select * from funnel_daily union all select * from funnel_live) as sums
    where dimension = ${dimension} and value = ${value} group by 1, 2 having sum(views) <> 0 order by 1, 2`.execute(db)
  return rows
}

const action = fc.record({
  visitor: fc.nat(6),
  step: fc.nat(7),
  visit: fc.nat(2),
  visibleMs: fc.integer({ min: 0, max: 900_000 }),
  backs: fc.nat(2),
  confirms: fc.boolean(),
  waitsMs: fc.constantFrom(0, MS_PER_MINUTE, 20 * MS_PER_MINUTE, 4 * MS_PER_HOUR, 3 * MS_PER_DAY),
  counts: fc.boolean(),
})

// The first seven pages, and one that is not a step of the funnel.
const stepAt = (place: number): string => funnelSteps.slice(0, 7)[place] ?? 'complete'

const { email: _, ...hero } = exampleHero
const leads = Array.from({ length: 7 }, (_, at) => ({ id: randomUUID(), gender: at % 2 === 0 ? 'FEMALE' : 'MALE' }))

/** Adds leads that visitors can become, and a run of an experiment. */
async function addLeadsAndRun(): Promise<void> {
  for (const { id, gender } of leads) {
    await sql`
      insert into leads (id, email, email_normalised, hero, units, conditions, token_salt, idempotency_hash,
        content_hash, created_at, device_id)
      values (${id}, ${id}, ${id}, ${JSON.stringify({ ...hero, gender })}, 'metric', '{NONE}', '', sha256(${id}), '',
        ${new Date(START)}, ${id})`.execute(db)
  }
  await sql`insert into experiment_runs values ('home-picture', 3, '{1,1}', 100, 'purchase', ${new Date(START)}, 'x')`.execute(
    db,
  )
}

test('whatever the order of views and the times of counting, the sums equal those of a plain recount', async () => {
  await addLeadsAndRun()
  const countries = ['DE', 'FR', 'DE', 'US', 'FR', 'DE', 'US'] as const
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 40 }), async (actions) => {
      await empty()
      const ids = countries.map(() => randomUUID())
      // The last one is a bot.
      await db
        .insertInto('visitors')
        .values(
          ids.map((id, at) =>
            visitorRow({ id, first_at: new Date(now), country: countries[at] ?? null, is_bot: at === 6 }),
          ),
        )
        .execute()
      await db
        .insertInto('experiment_exposures')
        .values(
          ids.slice(2).map((visitor_id, at) => ({
            ...{ visitor_id, key: 'home-picture', version: 3, first_at: new Date(now) },
            variant: at % 3 === 0 ? 'with' : 'without',
          })),
        )
        .execute()
      for (const { visitor, step, visit, visibleMs, backs, confirms, waitsMs, counts } of actions) {
        now += waitsMs
        if (confirms) {
          await sql`
            insert into visitor_leads values (${leads[visitor]?.id}, ${ids[visitor]}, ${new Date(now)})
            on conflict do nothing`.execute(db)
        }
        await sql`
          insert into step_views values (${ids[visitor]}, 1, ${stepAt(step)}, ${new Date(now)}, null, 1, ${backs}, 0,
            ${visibleMs}, ${new Date(now)}, ${visit})
          on conflict (visitor_id, visitor_day, flow, step, visit) do update set backs = greatest(step_views.backs, excluded.backs),
            visible_ms = greatest(step_views.visible_ms, excluded.visible_ms), changed_at = excluded.changed_at`.execute(
          db,
        )
        if (counts) await rollUp(services)
      }
      await rollUp(services)
      expect(await counted('all', '')).toEqual(await recount('all', ''))
      expect(await counted('country', 'DE')).toEqual(await recount('country', 'DE'))
      now += MS_PER_DAY
      await rollUp(services)
      await rollUp(services)
      expect(await counted('all', '')).toEqual(await recount('all', ''))
      expect(await counted('country', 'US')).toEqual(await recount('country', 'US'))
      expect(await counted('path', 'female')).toEqual(await recount('path', 'female'))
      expect(await counted('variant', 'home-picture.3.without')).toEqual(
        await recount('variant', 'home-picture.3.without'),
      )
    }),
    { numRuns: 12 },
  )
})

test('two processes that count at the same time count every visitor once', async () => {
  await empty()
  const ids = Array.from({ length: 30 }, () => randomUUID())
  await db
    .insertInto('visitors')
    .values(ids.map((id) => visitorRow({ id, first_at: new Date(now) })))
    .execute()
  await db
    .insertInto('step_views')
    .values(
      ids.map((visitor_id) => ({
        ...{ visitor_id, flow: 1, step: 'home', first_at: new Date(now), left_at: null, changed_at: new Date(now) },
        ...{ views: 1, backs: 0, validation_errors: 0, visible_ms: 900 },
      })),
    )
    .execute()
  await Promise.all([rollUp(services), rollUp(services), rollUp(services)])
  await rollUp(services)
  expect(await counted('all', '')).toMatchObject([{ step: 'home', views: 30, exits: 0 }])
})

/** Adds visitors who saw the first page now. */
async function enter(count: number): Promise<void> {
  await sql`
    with entered as (
      insert into visitors (id, first_at, country, browser, os, device_type, platform, language, is_bot)
      select gen_random_uuid(), ${new Date(now)}, 'DE', 'Chrome', 'Android', 'mobile', 'Android', 'de', false
      from generate_series(1, ${count}) returning id, first_at
    )
    insert into step_views select id, 1, 'home', first_at, null, 1, 0, 0, 900, first_at from entered`.execute(db)
}

const countedRows = async () => (await db.selectFrom('funnel_visitors').select('visitor_id').execute()).length

test('a visitor is counted once, after they left; until then the sums of those present show them', async () => {
  await empty()
  await enter(1)
  for (const step of ['trust', 'achieve', 'height']) {
    now += MS_PER_MINUTE
    await sql`insert into step_views select id, 1, ${step}, ${new Date(now)}, null, 1, 0, 0, 900, ${new Date(now)} from visitors`.execute(
      db,
    )
    await rollUp(services)
    expect([await countedRows(), await counted('all', '')]).toEqual([0, await recount('all', '')])
  }
  now += 31 * MS_PER_MINUTE
  await rollUp(services)
  expect([await countedRows(), await counted('all', '')]).toEqual([1, await recount('all', '')])
  expect(await db.selectFrom('funnel_live').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('funnel_waiting').selectAll().execute()).toEqual([])
})

test('after an outage several processes share those who wait, and count each of them once', async () => {
  await empty()
  await enter(2500)
  now += MS_PER_DAY
  await rollUpPresent(services)
  const left = await countedUntil(db)
  expect(left?.getTime()).toBe(now - MS_PER_DAY)
  const shares = await Promise.all([1, 2, 3].map(() => countDue(services, noDeadline)))
  expect(shares.reduce((sum, share) => sum + share)).toBe(2500 - VISITORS_AT_ONCE)
  expect([await countedRows(), await counted('all', '')]).toEqual([2500, await recount('all', '')])
  expect((await countedUntil(db))?.getTime()).toBe(now - MS_PER_MINUTE)
})

test('more views at one time than a statement looks at, and a long silence, are both noted', async () => {
  await empty()
  await enter(1)
  now += 40 * MS_PER_DAY
  await enter(20_500)
  now += MS_PER_DAY
  await rollUpPresent(services)
  const waiting = await db.selectFrom('funnel_waiting').select('visitor_id').execute()
  expect(waiting).toHaveLength(20_501 - VISITORS_AT_ONCE)
})

/** Counts a new visitor from each of these sources, first as present and then as gone. */
async function comeFrom(sources: readonly string[], pages: readonly string[] = ['home']): Promise<void> {
  const rows = sources.map((utm_source) => visitorRow({ id: randomUUID(), first_at: new Date(now), utm_source }))
  await db.insertInto('visitors').values(rows).execute()
  for (const page of pages)
    await sql`insert into step_views select id, 1, ${page}, first_at, null, 1, 0, 0, 500, first_at from visitors
      where first_at = ${new Date(now)}`.execute(db)
  await rollUp(services)
  now += MS_PER_HOUR
  await rollUp(services)
}

async function viewsBySource() {
  const { rows } = await sql<{ value: string; views: number }>`
    select value, sum(views)::bigint as views from (select * from funnel_daily union all select * from funnel_live) as sums
    where dimension = 'source' group by value`.execute(db)
  return new Map(rows.map(({ value, views }) => [value, views]))
}

test('sources that any client can send are counted separately up to a limit', async () => {
  await empty()
  await comeFrom(Array.from({ length: 260 }, (_, at) => `made-up-${at}`))
  const views = await viewsBySource()
  expect([views.size, views.get('others')]).toEqual([201, 60])
})

test('sources without visitors for a month make room for new ones, and their earlier counts stay', async () => {
  await empty()
  const many = Array.from({ length: 200 }, (_, at) => `made-up-${at}`)
  await comeFrom(many)
  now += 20 * MS_PER_DAY
  await comeFrom(['made-up-0', 'too-early'])
  now += 20 * MS_PER_DAY
  await comeFrom(['a-campaign', 'made-up-0'])
  const views = await viewsBySource()
  expect(Object.fromEntries(views)).toMatchObject({ 'made-up-0': 3, 'made-up-1': 1, others: 1, 'a-campaign': 1 })
  const { rows } = await sql`select value from funnel_values where dimension = 'source' order by value`.execute(db)
  expect(rows).toEqual([{ value: 'a-campaign' }, { value: 'made-up-0' }])
})

test('a flood of made-up sources keeps out no source whose visitors go on', async () => {
  await empty()
  await comeFrom(['newsletter'], ['home', 'goal'])
  await comeFrom(Array.from({ length: 400 }, (_, at) => `made-up-${at}`))
  await comeFrom(['a-campaign', 'newsletter'], ['home', 'goal'])
  // Robots that open a second page as well take each other's places, and those of nobody who confirmed an address.
  await db.updateTable('funnel_values').set({ furthest: 'confirmed' }).where('value', '=', 'a-campaign').execute()
  await comeFrom(
    Array.from({ length: 400 }, (_, at) => `further-${at}`),
    ['home', 'goal'],
  )
  await comeFrom(['a-campaign'])
  // The next day they make room for a new campaign as soon as somebody goes on.
  now += MS_PER_DAY
  await comeFrom(['nobody-went-on'])
  await comeFrom(['an-advert'], ['home', 'goal'])
  const views = await viewsBySource()
  expect(Object.fromEntries(views)).toMatchObject({ newsletter: 2, 'a-campaign': 2, 'an-advert': 1 })
  expect(views.has('nobody-went-on')).toBe(false)
  const { rows } = await sql<{ values: number }>`
    select count(*)::int as values from funnel_values where dimension = 'source'`.execute(db)
  expect(rows).toEqual([{ values: 200 }])
})
