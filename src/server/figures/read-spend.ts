import { type RawBuilder, sql } from 'kysely'
import { NONE, UNKNOWN } from '#analytics/funnel/traits.ts'
import { PAYBACK_DAYS } from '#analytics/spend/payback-days.ts'
import type { SpendReply } from '#domain/api/console/spend.ts'
import { readEntered } from './ad-spend.ts'
import type { FiguresSource } from './figures-source.ts'
import { columnOf, meets, type NeededTraits, readNeededTraits } from './needed-traits.ts'
import { momentsOf, type Period } from './period.ts'
import { readSourceNames } from './source-names.ts'

/** Visitors of one week with one source and campaign. */
type CampaignWeek = { readonly week: string; readonly source: string; readonly campaign: string }
type WeekVisitors = CampaignWeek & { readonly visitors: number }
type WeekLeads = CampaignWeek & { readonly leads: number; readonly buyers: number }
type WeekRevenue = CampaignWeek & { readonly currency: string; readonly paid: readonly number[] }
type WeekSpend = CampaignWeek & { readonly currency: string; readonly spent: number }

/** The Monday of a day. Weeks are counted from one of them, which is faster than a calendar for a million visits. */
const week = (day: RawBuilder<unknown>) => sql`(date '2000-01-03' + (${day} - date '2000-01-03') / 7 * 7)`

const [sourceOf, campaignOf] = [columnOf('source'), columnOf('campaign')]
const names = sql`coalesce(source.value, ${UNKNOWN}) as source, coalesce(campaign.value, ${UNKNOWN}) as campaign`
const named = (rows: 'counted' | 'paid') => sql`${sql.table(rows)}
  left join funnel_traits source on source.id = ${sql.ref(`${rows}.source`)}
  left join funnel_traits campaign on campaign.id = ${sql.ref(`${rows}.campaign`)}`

/** The visitors of each week; those who came further are counted with what they paid. */
async function countCame(
  { db }: FiguresSource,
  { from, to }: Period,
  needed: NeededTraits,
): Promise<readonly WeekVisitors[]> {
  const { rows } = await sql<WeekVisitors>`
    with counted as (
      select ${week(sql`visit.day`)} as week, ${sourceOf} as source, ${campaignOf} as campaign, count(*)::bigint as visitors
      from funnel_visits visit where day between ${from} and ${to} and ${meets(needed)} group by 1, 2, 3
    )
    select week, ${names}, visitors from ${named('counted')}`.execute(db)
  return rows
}

/**
 * How many of those visitors confirmed an address and bought, in rows without a currency, and what they paid within some
 * days of the day of their visit, less refunds and disputes within these days.
 */
async function sumPaid(
  { db, livemode }: FiguresSource,
  period: Period,
  needed: NeededTraits,
): Promise<{ readonly confirmed: readonly WeekLeads[]; readonly paid: readonly WeekRevenue[] }> {
  const { start } = momentsOf(period)
  const within = (days: number) => sql`coalesce(sum(moved_minor) filter (where age <= ${days}::int), 0)::bigint`
  const { rows } = await sql<WeekLeads & Pick<WeekRevenue, 'paid'> & { readonly currency: string | null }>`
    with confirmed as materialized (
      select lead_id, visitor_id, visit.day, ${week(sql`visit.day`)} as week, ${sourceOf} as source, ${campaignOf} as campaign
      from visitor_leads join funnel_visits visit using (visitor_id)
      where visit.day between ${period.from} and ${period.to} and ${meets(needed)}
    ), bought as (
      select distinct lead_id from ledger_entries
      where livemode = ${livemode} and kind = 'charge' and number = 1 and cause = 'initial'
    ), moved as (
      select week, confirmed.source, campaign, currency, moved_minor, (at at time zone 'UTC')::date - day as age
      from confirmed join ledger_entries using (lead_id)
      where livemode = ${livemode} and kind not in ('fee', 'payout') and at >= ${start}::timestamptz - interval '1 day'
    ), paid as (
      select week, source, campaign, null::text as currency, count(distinct visitor_id)::bigint as leads,
        count(distinct visitor_id) filter (where bought.lead_id is not null)::bigint as buyers, null::bigint[] as paid
      from confirmed left join bought using (lead_id) group by 1, 2, 3
      union all
      select week, source, campaign, currency, 0, 0, array[${sql.join(PAYBACK_DAYS.map((days) => within(days)))}]
      from moved group by 1, 2, 3, 4
    )
    select week, ${names}, currency, leads, buyers, paid from ${named('paid')}`.execute(db)
  return {
    confirmed: rows.filter(({ currency }) => currency === null),
    paid: rows.flatMap(({ currency, paid, ...row }) =>
      currency === null ? [] : { ...row, currency, paid: paid.map(Number) },
    ),
  }
}

async function sumSpent({ db }: FiguresSource, { from, to }: Period): Promise<readonly WeekSpend[]> {
  const { rows } = await sql<WeekSpend>`
    select ${week(sql`day`)} as week, source, campaign, currency, sum(spent_minor)::bigint as spent from ad_spend
    where day between ${from} and ${to} group by 1, 2, 3, 4`.execute(db)
  return rows
}

type Figures = {
  readonly currency: string
  readonly spentMinor: number
  readonly visitors: number
  readonly leads: number
  readonly buyers: number
  readonly paid: number[]
  readonly paidOtherwise: boolean
}

/** Adds up what was spent in one currency, and everybody whom it brought. */
function figuresOf(
  currency: string,
  parts: {
    readonly spent: readonly WeekSpend[]
    readonly counted: readonly WeekVisitors[]
    readonly confirmed: readonly WeekLeads[]
    readonly paid: readonly WeekRevenue[]
  },
): Figures {
  const total = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0)
  const same = parts.paid.filter((row) => row.currency === currency)
  return {
    currency,
    spentMinor: total(parts.spent, (row) => row.spent),
    visitors: total(parts.counted, (row) => row.visitors),
    leads: total(parts.confirmed, (row) => row.leads),
    buyers: total(parts.confirmed, (row) => row.buyers),
    paid: PAYBACK_DAYS.map((_, place) => total(same, (row) => row.paid[place] ?? 0)),
    paidOtherwise: parts.paid.some((row) => row.currency !== currency),
  }
}

/**
 * What adverts cost beside whom they brought and what these paid. Spend of a campaign is set against visitors with its name,
 * whatever its capitals; spend of a whole source against those of the source whose campaign has no spend of its own.
 * Different currencies are never added up: a campaign with two has a row for each, both with all its visitors.
 */
export async function readSpend(source: FiguresSource, period: Period): Promise<SpendReply> {
  const sources = await readSourceNames(source.db)
  const under = <Row extends CampaignWeek>(rows: readonly Row[]): readonly Row[] =>
    rows.map((row) => ({ ...row, source: sources.shown('source', row.source) }))
  const spent = under(await sumSpent(source, period))
  const entered = await readEntered(source.db, period)
  if (spent.length === 0) return { campaigns: [], cohorts: [], ...entered }
  const keyOf = (name: string, campaign: string): string => JSON.stringify([name, campaign.toLowerCase()])
  const known = new Set(spent.map((row) => keyOf(row.source, row.campaign)))
  /** The spend that brought these visitors; null for none. */
  const broughtBy = ({ source: name, campaign }: CampaignWeek): string | null => {
    const own = keyOf(name, campaign === NONE ? '' : campaign)
    return [own, keyOf(name, '')].find((key) => known.has(key)) ?? null
  }
  // Nobody else was brought by these costs.
  const values = [...new Set(spent.map((row) => row.source))]
  const needed = await readNeededTraits(source.db, [{ dimension: 'source', values }], sources)
  const [counted, further] = await Promise.all([
    countCame(source, period, needed).then(under),
    sumPaid(source, period, needed),
  ])
  const [confirmed, paid] = [under(further.confirmed), under(further.paid)]
  const spentBy = Map.groupBy(spent, (row) => keyOf(row.source, row.campaign))
  const brought = <Row extends CampaignWeek>(rows: readonly Row[]) => {
    const by = Map.groupBy(rows, broughtBy)
    return (key: string): readonly Row[] => by.get(key) ?? []
  }
  const [countedBy, confirmedBy, paidBy] = [brought(counted), brought(confirmed), brought(paid)]
  const campaigns = [...spentBy].flatMap(([key, own]) =>
    [...Map.groupBy(own, ({ currency }) => currency)].map(([currency, rows]) => ({
      source: own[0]?.source ?? '',
      campaign: own[0]?.campaign || null,
      ...figuresOf(currency, {
        ...{ spent: rows, counted: countedBy(key), confirmed: confirmedBy(key), paid: paidBy(key) },
      }),
    })),
  )
  // A week counts those whom spend in the currency brought, in whatever week it was spent.
  const cohorts = [...Map.groupBy(spent, ({ currency }) => currency)].flatMap(([currency, own]) => {
    const keys = new Set(own.map((row) => keyOf(row.source, row.campaign)))
    const isBrought = (row: CampaignWeek) => keys.has(broughtBy(row) ?? '')
    const [here, further, money] = [counted.filter(isBrought), confirmed.filter(isBrought), paid.filter(isBrought)]
    const weeks = [...new Set([...own, ...here].map((row) => row.week))].toSorted()
    const ofWeek = <Row extends CampaignWeek>(rows: readonly Row[], begins: string) =>
      rows.filter((row) => row.week === begins)
    return weeks.map((begins) => ({
      begins,
      ...figuresOf(currency, {
        ...{ spent: ofWeek(own, begins), counted: ofWeek(here, begins) },
        ...{ confirmed: ofWeek(further, begins), paid: ofWeek(money, begins) },
      }),
    }))
  })
  return {
    campaigns: campaigns.toSorted((a, b) => b.spentMinor - a.spentMinor),
    cohorts,
    ...entered,
  }
}
