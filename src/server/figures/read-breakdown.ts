import { sql } from 'kysely'
import { SMALLEST_SAMPLE } from '#analytics/funnel/funnel-report.ts'
import type { TrafficFilter } from '#analytics/funnel/traffic-filter.ts'
import type { Dimension } from '#analytics/funnel/traits.ts'
import { wilsonInterval } from '#analytics/statistics/wilson.ts'
import type { BreakdownReply } from '#domain/api/console/figures.ts'
import type { Money } from '#domain/billing/money.ts'
import type { FiguresSource } from './figures-source.ts'
import { countFiltered } from './filtered-visits.ts'
import { funnelSums } from './funnel-sums.ts'
import { hideSmallCounts } from './hide-small-counts.ts'
import { readNeededTraits } from './needed-traits.ts'
import type { Period } from './period.ts'
import { type RevenueRow, readRevenueBy } from './read-revenue-by.ts'
import { readSourceNames } from './source-names.ts'

/** What a breakdown is of: everybody who entered in the period, or those who meet every condition; by one dimension or two. */
export type AskedBreakdown = {
  readonly dimension: Dimension
  readonly also?: Dimension | null
  readonly filter?: TrafficFilter
}

export type Counts = {
  readonly value: string
  readonly also: string
  readonly visitors: number
  readonly emailPages: number
  readonly paywalls: number
  readonly purchases: number
}

/** Rows that are shown, those with most visitors: two dimensions can have tens of thousands. */
const ROWS_MOST = 500

/** The values of one or two dimensions, those with most visitors first. */
export async function readBreakdown(
  source: FiguresSource,
  period: Period,
  { dimension, also = null, filter = [] }: AskedBreakdown,
): Promise<BreakdownReply> {
  const names = await readSourceNames(source.db)
  const needed = await readNeededTraits(source.db, filter, names)
  const isWhole = filter.length === 0 && also === null
  const stored = isWhole
    ? await countEveryone(source, period, dimension)
    : await countFiltered(source.db, period, needed, { dimension, also })
  const paid = await readRevenueBy(source, period, { dimension, also, needed })
  const shown = <Row extends { value: string | null; also: string }>(row: Row): Row => ({
    ...row,
    value: row.value === null ? null : names.shown(dimension, row.value),
    also: also === null ? '' : names.shown(also, row.also),
  })
  const counts = sumsOf(stored.map(shown))
  const spellings = Map.groupBy(new Set(stored.map(({ value }) => value)), (value) => names.shown(dimension, value))
  const revenue = Map.groupBy(paid.map(shown), keyOf)
  const all = [...counts, ...onlyPaid(counts, revenue)].toSorted((a, b) => b.visitors - a.visitors)
  const rows = all.slice(0, ROWS_MOST)
  const apart = revenue.get(keyOf({ value: null, also: '' })) ?? []
  return {
    rows: (dimension === 'path' ? hideSmallCounts(rows) : rows).map((row) => ({
      ...row,
      also: also === null ? null : row.also,
      spellings: (spellings.get(row.value) ?? []).filter((value) => value !== row.value).toSorted(),
      interval: row.purchases === null || row.visitors === null ? null : wilsonInterval(row.purchases, row.visitors),
      isTooSmall: row.visitors !== null && row.visitors < SMALLEST_SAMPLE,
      revenue: row.purchases === null ? null : amountsOf(revenue.get(keyOf(row))),
    })),
    more: all.length - rows.length,
    unattributed: amountsOf(apart),
    unattributedBuyers: apart.reduce((sum, { buyers }) => sum + buyers, 0),
  }
}

const keyOf = ({ value, also }: { readonly value: string | null; readonly also: string }): string =>
  value === null ? '' : `=${value}=${also}`

/** From the daily sums, with those who are present. */
async function countEveryone(source: FiguresSource, period: Period, dimension: Dimension): Promise<readonly Counts[]> {
  const { rows } = await sql<Counts>`
    select value, '' as also,
      coalesce(sum(views) filter (where step = 'home'), 0)::bigint as visitors,
      coalesce(sum(views) filter (where step = 'confirm-email'), 0)::bigint as "emailPages",
      coalesce(sum(views) filter (where step = 'pay'), 0)::bigint as paywalls,
      coalesce(sum(views) filter (where step = 'purchase'), 0)::bigint as purchases
    from ${funnelSums}
    where dimension = ${dimension} and day between ${period.from} and ${period.to}
      and step in ('home', 'confirm-email', 'pay', 'purchase')
    group by value having sum(views) > 0 order by visitors desc, value`.execute(source.db)
  return rows
}

/** Adds up the values that are shown as one. */
function sumsOf(rows: readonly Counts[]): readonly Counts[] {
  return [...Map.groupBy(rows, keyOf).values()].flatMap((own) => {
    const [first] = own
    const total = (count: 'visitors' | 'emailPages' | 'paywalls' | 'purchases') =>
      own.reduce((sum, row) => sum + row[count], 0)
    return first === undefined
      ? []
      : {
          ...{ value: first.value, also: first.also, visitors: total('visitors'), emailPages: total('emailPages') },
          ...{ paywalls: total('paywalls'), purchases: total('purchases') },
        }
  })
}

/** Rows for values of which there is money, but no counted visitor in the period. */
function onlyPaid(rows: readonly Counts[], revenue: ReadonlyMap<string, readonly RevenueRow[]>): readonly Counts[] {
  const known = new Set(rows.map(keyOf))
  return [...revenue].flatMap(([key, sums]) => {
    const [first] = sums
    if (first === undefined || first.value === null || known.has(key)) return []
    const purchases = sums.reduce((sum, { buyers }) => sum + buyers, 0)
    return { value: first.value, also: first.also, visitors: 0, emailPages: 0, paywalls: 0, purchases }
  })
}

/** One amount for each currency. */
function amountsOf(sums: readonly RevenueRow[] = []): Money[] {
  return [...Map.groupBy(sums, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    minor: own.reduce((sum, { minor }) => sum + minor, 0),
  }))
}
