import { sql } from 'kysely'
import { NONE } from '#analytics/funnel/traits.ts'
import { PAYBACK_DAYS } from '#analytics/spend/payback-days.ts'
import type { SpendReply } from '#domain/api/console/spend.ts'
import { readEntered } from './ad-spend.ts'
import type { FiguresSource } from './figures-source.ts'
import { valuesOf } from './filtered-visits.ts'
import { momentsOf, type Period } from './period.ts'
import { readSourceNames } from './source-names.ts'

/** Visitors of one week with one source and campaign. */
type CampaignWeek = { readonly week: string; readonly source: string; readonly campaign: string }
type WeekVisitors = CampaignWeek & { readonly visitors: number; readonly leads: number; readonly buyers: number }
type WeekRevenue = CampaignWeek & { readonly currency: string; readonly paid: readonly number[] }
type WeekSpend = CampaignWeek & { readonly currency: string; readonly spent: number }

const week = sql`(date_trunc('week', day))::date`

const came = sql`
  cross join lateral ${valuesOf(sql`sets.traits`, 'source')} as source
  cross join lateral ${valuesOf(sql`sets.traits`, 'campaign')} as campaign`

async function countCame({ db, livemode }: FiguresSource, { from, to }: Period): Promise<readonly WeekVisitors[]> {
  const { rows } = await sql<WeekVisitors>`
    with buyers as (
      select distinct lead_id from ledger_entries
      where livemode = ${livemode} and kind = 'charge' and number = 1 and cause = 'initial'
    ), counted as materialized (
      select ${week} as week, trait_set, count(*) as visitors, 0::bigint as leads, 0::bigint as buyers
      from funnel_visits where day between ${from} and ${to} group by 1, 2
      union all
      select ${week}, trait_set, 0, count(distinct visitor_id), count(distinct visitor_id) filter (where buyers.lead_id is not null)
      from visitor_leads join funnel_visits using (visitor_id) left join buyers using (lead_id)
      where day between ${from} and ${to} group by 1, 2
    )
    select week, source.value as source, campaign.value as campaign, sum(visitors)::bigint as visitors,
      sum(leads)::bigint as leads, sum(counted.buyers)::bigint as buyers
    from counted join funnel_trait_sets sets on sets.id = trait_set ${came} group by 1, 2, 3`.execute(db)
  return rows
}

/** What those visitors paid within some days of the day of their visit, less refunds and disputes within these days. */
async function sumPaid({ db, livemode }: FiguresSource, period: Period): Promise<readonly WeekRevenue[]> {
  const { start } = momentsOf(period)
  const within = (days: number) =>
    sql`coalesce(sum(moved_minor) filter (where at < (day + ${days + 1}::int)::timestamp at time zone 'UTC'), 0)::bigint`
  const { rows } = await sql<WeekRevenue>`
    with came as (
      select lead_id, day, ${week} as week, source.value as source, campaign.value as campaign
      from visitor_leads join funnel_visits using (visitor_id) join funnel_trait_sets sets on sets.id = trait_set ${came}
      where day between ${period.from} and ${period.to}
    )
    select week, came.source, campaign, currency,
      array[${sql.join(PAYBACK_DAYS.map((days) => within(days)))}] as paid
    from came join ledger_entries using (lead_id)
    where livemode = ${livemode} and kind not in ('fee', 'payout') and at >= ${start}::timestamptz - interval '1 day'
    group by 1, 2, 3, 4`.execute(db)
  return rows.map((row) => ({ ...row, paid: row.paid.map(Number) }))
}

async function sumSpent({ db }: FiguresSource, { from, to }: Period): Promise<readonly WeekSpend[]> {
  const { rows } = await sql<WeekSpend>`
    select ${week} as week, source, campaign, currency, sum(spent_minor)::bigint as spent from ad_spend
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
  parts: { spent: readonly WeekSpend[]; counted: readonly WeekVisitors[]; paid: readonly WeekRevenue[] },
): Figures {
  const total = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0)
  const same = parts.paid.filter((row) => row.currency === currency)
  return {
    currency,
    spentMinor: total(parts.spent, (row) => row.spent),
    visitors: total(parts.counted, (row) => row.visitors),
    leads: total(parts.counted, (row) => row.leads),
    buyers: total(parts.counted, (row) => row.buyers),
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
  const names = await readSourceNames(source.db)
  const under = <Row extends CampaignWeek>(rows: readonly Row[]): readonly Row[] =>
    rows.map((row) => ({ ...row, source: names.shown('source', row.source) }))
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
  const [counted, paid] = [under(await countCame(source, period)), under(await sumPaid(source, period))]
  const spentBy = Map.groupBy(spent, (row) => keyOf(row.source, row.campaign))
  const [countedBy, paidBy] = [Map.groupBy(counted, broughtBy), Map.groupBy(paid, broughtBy)]
  const campaigns = [...spentBy].flatMap(([key, own]) =>
    [...Map.groupBy(own, ({ currency }) => currency)].map(([currency, rows]) => ({
      source: own[0]?.source ?? '',
      campaign: own[0]?.campaign || null,
      ...figuresOf(currency, { spent: rows, counted: countedBy.get(key) ?? [], paid: paidBy.get(key) ?? [] }),
    })),
  )
  // A week counts those whom spend in the currency brought, in whatever week it was spent.
  const cohorts = [...Map.groupBy(spent, ({ currency }) => currency)].flatMap(([currency, own]) => {
    const keys = new Set(own.map((row) => keyOf(row.source, row.campaign)))
    const isBrought = (row: CampaignWeek) => keys.has(broughtBy(row) ?? '')
    const [here, money] = [counted.filter(isBrought), paid.filter(isBrought)]
    const weeks = [...new Set([...own, ...here].map((row) => row.week))].toSorted()
    const ofWeek = <Row extends CampaignWeek>(rows: readonly Row[], begins: string) =>
      rows.filter((row) => row.week === begins)
    return weeks.map((begins) => ({
      begins,
      ...figuresOf(currency, {
        ...{ spent: ofWeek(own, begins), counted: ofWeek(here, begins), paid: ofWeek(money, begins) },
      }),
    }))
  })
  return {
    campaigns: campaigns.toSorted((a, b) => b.spentMinor - a.spentMinor),
    cohorts,
    ...entered,
  }
}
