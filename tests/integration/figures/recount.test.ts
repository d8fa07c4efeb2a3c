import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PURCHASE } from '#analytics/funnel/funnel-steps.ts'
import { dimensions } from '#analytics/funnel/traits.ts'
import { daysBetween } from '#domain/time.ts'
import { readBreakdown } from '#server/figures/read-breakdown.ts'
import { readDays } from '#server/figures/read-days.ts'
import { readFunnel } from '#server/figures/read-funnel.ts'
import { readHeadline } from '#server/figures/read-headline.ts'
import { readSpend } from '#server/figures/read-spend.ts'
import { readStepBreakdown } from '#server/figures/read-step-breakdown.ts'
import { readSubscriptions } from '#server/figures/read-subscriptions.ts'
import { differingReports } from '#tests/money/report-totals.ts'
import { byCurrency, end, pages, period, seededFigures, start } from './seeded-figures.ts'

const source = await seededFigures()
const { db } = source

/**
 * Everyone who saw the first page, with their first payment within seven days: the reports' own definitions, evaluated
 * row by row.
 */
const entered = sql`
  entered as (
    select visitors.*, home.first_at as at, (
      select min(payments.at) from visitor_leads join payments using (lead_id)
      where visitor_id = visitors.id and kind = 'initial' and state = 'succeeded'
    ) as paid_at
    from visitors join step_views home on home.visitor_id = visitors.id and home.step = 'home' where not is_bot
  ), walked as (
    select entered.*, views.step, array_position(${[...pages]}::text[], views.step) as place
    from entered join step_views views on views.visitor_id = entered.id and views.first_at <= at + interval '7 days'
    where at >= ${start} and at < ${end}
  ), bought as (
    select * from entered where at >= ${start} and at < ${end} and paid_at <= at + interval '7 days'
  )`

type Step = { readonly step: string; readonly views: number; readonly exits: number }

async function recountedSteps(condition = sql`true`): Promise<readonly Step[]> {
  const { rows } = await sql<Step>`
    with ${entered}, mine as (select * from walked where ${condition}),
    furthest as (select id, max(place) as place from mine where paid_at is null or paid_at > at + interval '7 days' group by id)
    select step, count(*) as views, count(furthest.id) as exits
    from mine left join furthest on furthest.id = mine.id and furthest.place = mine.place group by step`.execute(db)
  return rows
}

test('every report adds up to the ledger', async () => {
  expect(await differingReports(source)).toEqual([])
})

test('headline: visitors counted from their steps, money from the ledger', async () => {
  const { now } = await readHeadline(source, period)
  const steps = new Map((await recountedSteps()).map(({ step, views }) => [step, views]))
  const { rows } = await sql<Record<'leads' | 'purchases' | 'refunds', number>>`
    select (select count(*) from leads where created_at >= ${start} and created_at < ${end}) as leads,
      (select count(*) from payments where kind = 'initial' and at >= ${start} and at < ${end}) as purchases,
      (select count(*) from refunds where settled_at >= ${start} and settled_at < ${end}) as refunds`.execute(db)
  expect(now).toMatchObject({
    ...{ visitors: steps.get('home'), starts: steps.get('trust'), paywalls: steps.get('pay') },
    ...rows[0],
  })
  const amounts = (table: 'payments' | 'refunds' | 'disputes', at: 'at' | 'settled_at' | 'taken_at') =>
    sql<{ currency: string; minor: number }>`
      select currency, sum(amount_minor)::bigint as minor from ${sql.table(table)}
      where ${sql.ref(at)} >= ${start} and ${sql.ref(at)} < ${end} group by currency order by minor desc`.execute(db)
  expect(now.revenue).toEqual((await amounts('payments', 'at')).rows)
  expect(now.refunded).toEqual((await amounts('refunds', 'settled_at')).rows)
  expect(now.disputed).toEqual((await amounts('disputes', 'taken_at')).rows)
  expect(now.revenue).toHaveLength(2)
  expect(now.refunds).toBeGreaterThan(0)
})

test('funnel: views and exits of every step, for everyone and for one country', async () => {
  for (const [slice, condition] of [
    [[], sql`true`],
    [[{ dimension: 'country', values: ['DE'] }], sql`country = 'DE'`],
    [[{ dimension: 'platform', values: ['Instagram'] }], sql`in_app_browser = 'Instagram'`],
    [
      [
        { dimension: 'country', values: ['DE', 'FR'] },
        { dimension: 'platform', values: ['Instagram'] },
      ],
      sql`country in ('DE', 'FR') and in_app_browser = 'Instagram'`,
    ],
  ] as const) {
    const { steps } = await readFunnel(db, period, slice)
    const plain = await recountedSteps(condition)
    expect(plain).toHaveLength(pages.length)
    for (const { step, views, exits } of plain) {
      expect(steps.find((own) => own.step === step)).toMatchObject({ step, views, exits })
    }
  }
  const { rows } = await sql<{ count: number }>`with ${entered} select count(*) as count from bought`.execute(db)
  const { steps } = await readFunnel(db, period)
  expect(rows[0]?.count).toBeGreaterThan(10)
  expect(steps.at(-1)).toMatchObject({ step: PURCHASE, views: rows[0]?.count })
})

test('exits from a step by country and by app', async () => {
  const { rows } = await readStepBreakdown(db, period, 'height')
  for (const [dimension, trait] of [
    ['country', sql`coalesce(country, 'unknown')`],
    ['platform', sql`coalesce(in_app_browser, platform)`],
  ] as const) {
    const own = rows.filter((row) => row.dimension === dimension)
    expect(own.length).toBeGreaterThan(1)
    for (const { value, views, exits } of own) {
      const plain = await recountedSteps(sql`${trait} = ${value}`)
      expect(plain.find(({ step }) => step === 'height')).toEqual({ step: 'height', views, exits })
    }
  }
})

test('breakdown: visitors, purchases and their payments less refunds, by source', async () => {
  const { rows } = await readBreakdown(source, period, { dimension: 'source' })
  const trait = sql`coalesce(utm_source, 'direct')`
  expect(rows.map(({ value }) => value).sort()).toEqual(['direct', 'letter'])
  for (const { value, visitors, paywalls, purchases, revenue } of rows) {
    const steps = new Map((await recountedSteps(sql`${trait} = ${value}`)).map(({ step, views }) => [step, views]))
    const { rows: sums } = await sql<{ count: number }>`
      with ${entered} select count(*) as count from bought where ${trait} = ${value}`.execute(db)
    expect([visitors, paywalls, purchases]).toEqual([steps.get('home'), steps.get('pay'), sums[0]?.count])
    const { rows: money } = await sql<{ currency: string; minor: number }>`
      with ${entered}, moves as (
        select lead_id, currency, amount_minor as minor from payments
        union all select lead_id, currency, -amount_minor from refunds
        union all select lead_id, currency, -amount_minor from disputes
      )
      select currency, sum(minor)::bigint as minor from entered
      join visitor_leads on visitor_id = entered.id join moves using (lead_id)
      where at >= ${start} and at < ${end} and paid_at is not null and ${trait} = ${value} group by currency`.execute(
      db,
    )
    expect(revenue?.toSorted(byCurrency)).toEqual(money.toSorted(byCurrency))
  }
})

const conditions = [
  { dimension: 'country', values: ['DE', 'FR', 'nowhere'] },
  { dimension: 'language', values: ['de'] },
] as const
const meetsConditions = sql`country in ('DE', 'FR') and language = 'de-DE'`

test.each([
  ['source', 'platform', sql`coalesce(utm_source, 'direct')`, sql`coalesce(in_app_browser, platform)`],
  [
    'variant',
    'country',
    sql`(select 'home-picture.1.' || variant from experiment_exposures where visitor_id = entered.id)`,
    sql`country`,
  ],
] as const)('breakdown by %s and %s under conditions', async (dimension, also, one, other) => {
  const { rows, unattributedBuyers } = await readBreakdown(source, period, { dimension, also, filter: conditions })
  const { rows: plain } = await sql<
    Record<'value' | 'also', string> & Record<'visitors' | 'purchases' | 'minor', number>
  >`
    with ${entered}, moves as (
      select lead_id, amount_minor as minor from payments
      union all select lead_id, -amount_minor from refunds
      union all select lead_id, -amount_minor from disputes
    ), mine as (
      select ${one} as value, ${other} as also, paid_at <= at + interval '7 days' as has_bought, (
        select sum(minor) from visitor_leads join moves using (lead_id) where visitor_id = entered.id and paid_at is not null
      ) as minor
      from entered where at >= ${start} and at < ${end} and ${meetsConditions}
    )
    select value, also, count(*) as visitors, count(*) filter (where has_bought) as purchases,
      coalesce(sum(minor), 0)::bigint as minor
    from mine where value is not null group by 1, 2`.execute(db)
  const byPair = (a: { value: string; also: string | null }, b: { value: string; also: string | null }) =>
    `${a.value} ${a.also}` < `${b.value} ${b.also}` ? -1 : 1
  expect(plain.length).toBeGreaterThan(3)
  expect(unattributedBuyers).toBe(0)
  expect(
    rows
      .map((row) => ({
        ...{ value: row.value, also: row.also, visitors: row.visitors, purchases: row.purchases },
        minor: (row.revenue ?? []).reduce((sum, { minor }) => sum + minor, 0),
      }))
      .toSorted(byPair),
  ).toEqual(plain.toSorted(byPair))
})

test('exits from a step under conditions, by every trait', async () => {
  const { rows } = await readStepBreakdown(db, period, 'height', conditions)
  expect([...new Set(rows.map(({ dimension }) => dimension))]).toHaveLength(dimensions.length - 1)
  for (const { dimension, value, views, exits } of rows) {
    const trait = {
      country: sql`country = ${value}`,
      platform: sql`coalesce(in_app_browser, platform) = ${value}`,
      source: sql`coalesce(utm_source, 'direct') = ${value}`,
      variant: sql`exists (select from experiment_exposures where visitor_id = id and 'home-picture.1.' || variant = ${value})`,
    }[dimension as string]
    if (trait === undefined) continue
    const plain = await recountedSteps(sql`${meetsConditions} and ${trait}`)
    expect(plain.find(({ step }) => step === 'height')).toEqual({ step: 'height', views, exits })
  }
})

test('costs: whom each campaign brought, and what they paid by the days after the visit', async () => {
  await sql`insert into ad_spend
    select day, 'letter', '', 'USD', 100, 'x', now() from generate_series(${start}::timestamptz, ${end}, interval '1 day') as day`.execute(
    db,
  )
  const { campaigns } = await readSpend(source, period)
  const { rows } = await sql<Record<string, number>>`
    with ${entered}, moves as (
      select lead_id, currency, at, amount_minor as minor from payments
      union all select lead_id, currency, settled_at, -amount_minor from refunds
      union all select lead_id, currency, taken_at, -amount_minor from disputes
    ), mine as (
      select * from entered where at >= ${start} and at < ${end} and utm_source = 'letter'
    )
    select count(*) as visitors, count(*) filter (where exists (select from visitor_leads where visitor_id = mine.id)) as leads,
      count(paid_at) as buyers, (
        select sum(minor)::bigint from mine join visitor_leads on visitor_id = mine.id join moves using (lead_id)
        where currency = 'USD' and moves.at < date_trunc('day', mine.at at time zone 'UTC') at time zone 'UTC' + interval '8 days'
      ) as paid
    from mine`.execute(db)
  expect(campaigns).toMatchObject([{ source: 'letter', campaign: null, currency: 'USD' }])
  const [{ visitors, leads, buyers, paid } = { visitors: 0, leads: 0, buyers: 0, paid: [] }] = campaigns
  expect({ visitors, leads, buyers, paid: paid[1] }).toEqual(rows[0])
})

test('days: visitors and purchases by day of entry', async () => {
  const { days } = await readDays(source, period)
  const { rows } = await sql<{ day: string; visitors: number; purchases: number }>`
    with ${entered} select (at at time zone 'UTC')::date as day, count(*) as visitors,
      count(*) filter (where paid_at <= at + interval '7 days') as purchases
    from entered where at >= ${start} and at < ${end} group by 1 order by 1`.execute(db)
  expect(days).toHaveLength((daysBetween(period.from, period.to) ?? 0) + 1)
  expect(days).toEqual(rows)
})

test('subscriptions: ended ones, refunds, and the plans that were bought', async () => {
  const { churn, back: given, plans } = await readSubscriptions(source, period)
  const subscriptions = await db.selectFrom('subscriptions').select(['created_at', 'ended_at']).execute()
  const atStart = subscriptions.filter(
    ({ created_at, ended_at }) => created_at < start && (ended_at === null || ended_at >= start),
  )
  expect(churn).toEqual({
    atStart: atStart.length,
    ended: atStart.filter(({ ended_at }) => ended_at !== null && ended_at < end).length,
  })
  const back = await db.selectFrom('refunds').select(['settled_at', 'amount_minor']).execute()
  const settled = back.filter(({ settled_at }) => settled_at !== null && settled_at >= start && settled_at < end)
  const disputes = await db.selectFrom('disputes').select(['taken_at', 'amount_minor']).execute()
  const taken = disputes.filter(({ taken_at }) => taken_at !== null && taken_at >= start && taken_at < end)
  expect(taken.length).toBeGreaterThan(0)
  const sumOf = (rows: readonly { readonly amount_minor: number }[]) =>
    rows.reduce((sum, { amount_minor }) => sum + amount_minor, 0)
  const shown = (wanted: string) =>
    given.filter(({ kind }) => kind === wanted).reduce((sum, { minor }) => sum + minor, 0)
  expect([shown('refund'), shown('dispute_taken')]).toEqual([sumOf(settled), sumOf(taken)])
  const orders = await db.selectFrom('orders').select('paid_at').execute()
  const paid = orders.filter(({ paid_at }) => paid_at !== null && paid_at >= start && paid_at < end)
  expect(plans.reduce((sum, plan) => sum + plan.count, 0)).toBe(paid.length)
})
