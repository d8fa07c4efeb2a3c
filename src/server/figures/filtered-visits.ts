import { type RawBuilder, sql } from 'kysely'
import { FLOW_VERSION } from '#analytics/events/journey-steps.ts'
import type { StepSums } from '#analytics/funnel/funnel-report.ts'
import { funnelPlace, funnelSteps } from '#analytics/funnel/funnel-steps.ts'
import { type Dimension, dimensions, UNKNOWN } from '#analytics/funnel/traits.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Period } from './period.ts'

/** For each condition the traits of which a visitor must have one. */
export type NeededTraits = readonly (readonly string[])[]

/** That a column with traits meets every condition. */
export const meets = (traits: RawBuilder<unknown>, needed: NeededTraits) =>
  needed.reduce((sum, some) => sql`${sum} and ${traits} && ${[...some]}::text[]`, sql`true`)

/** Where `traitsOf` puts each dimension of which a visitor has one value. */
const placeOf = (dimension: Dimension): number => dimensions.indexOf(dimension) + 1

/**
 * The value of a dimension among traits; null for a variant of which a visitor saw none. One row for each, as several can be. A dimension
 * with one value is looked for at its place first: a million sets are read through. Sets of an earlier version have others.
 */
export function valuesOf(traits: RawBuilder<unknown>, dimension: Dimension | null) {
  if (dimension === null) return sql`(select '' as value)`
  const [begin, pattern] = [sql`${dimension.length + 2}::int`, `${dimension}=%`]
  if (dimension === 'variant')
    return sql`(select substr(trait, ${begin}) as value from unnest(${traits}) as trait where trait like ${pattern})`
  const usual = sql`(${traits})[${placeOf(dimension)}::int]`
  return sql`(
    select case when ${usual} like ${pattern} then substr(${usual}, ${begin}) else coalesce(
      (select substr(trait, ${begin}) from unnest(${traits}) as trait where trait like ${pattern} limit 1), ${UNKNOWN}) end as value
  )`
}

// The bits of a visit are places of the present order of the steps; those who came before are not in these reports.
const visits = ({ from, to }: Period) =>
  sql`select * from funnel_visits where day between ${from} and ${to} and flow = ${FLOW_VERSION}`

const hasSeen = (step: string) => sql`seen & (1::bigint << ${funnelPlace(step) ?? 0}::int) <> 0`

/** What visitors who meet every condition saw and where they left, step by step. Times are not kept with visits. */
export async function sumFilteredSteps(
  db: Database,
  period: Period,
  needed: NeededTraits,
): Promise<readonly StepSums[]> {
  const { rows } = await sql<{ readonly seen: number; readonly exit: number | null; readonly visitors: number }>`
    with sets as materialized (select id from funnel_trait_sets where ${meets(sql`traits`, needed)})
    select seen, exit_place as exit, count(*)::bigint as visitors
    from (${visits(period)}) as visit join sets on sets.id = trait_set group by 1, 2`.execute(db)
  return funnelSteps.map((step, place) => {
    const sum = (holds: (row: (typeof rows)[number]) => boolean) =>
      rows.reduce((total, row) => (holds(row) ? total + row.visitors : total), 0)
    return {
      ...{ step, backs: 0, errors: 0, dwell: [] },
      views: sum(({ seen }) => Math.floor(seen / 2 ** place) % 2 === 1),
      exits: sum(({ exit }) => exit === place),
    }
  })
}

/** The dimensions of the rows: the second is null for a report by one. */
export type AskedRows = { readonly dimension: Dimension; readonly also: Dimension | null }

export type FilteredCounts = {
  readonly value: string
  readonly also: string
  readonly visitors: number
  readonly emailPages: number
  readonly paywalls: number
  readonly purchases: number
}

/** Visitors who meet every condition, by one or two dimensions. */
export async function countFiltered(
  db: Database,
  period: Period,
  needed: NeededTraits,
  { dimension, also }: AskedRows,
): Promise<readonly FilteredCounts[]> {
  const { rows } = await sql<FilteredCounts>`
    with counted as materialized (
      select trait_set, count(*) as visitors, count(*) filter (where ${hasSeen('confirm-email')}) as emails,
        count(*) filter (where ${hasSeen('pay')}) as plans, count(*) filter (where ${hasSeen('purchase')}) as bought
      from (${visits(period)}) as visit group by trait_set
    )
    select one.value, other.value as also, sum(visitors)::bigint as visitors, sum(emails)::bigint as "emailPages",
      sum(plans)::bigint as paywalls, sum(bought)::bigint as purchases
    from counted join funnel_trait_sets sets on sets.id = trait_set and ${meets(sql`sets.traits`, needed)}
    cross join lateral ${valuesOf(sql`sets.traits`, dimension)} as one
    cross join lateral ${valuesOf(sql`sets.traits`, also)} as other
    group by 1, 2`.execute(db)
  return rows
}

/** Views of one step and exits from it, by the values of one dimension. */
export async function countFilteredExits(
  db: Database,
  period: Period,
  needed: NeededTraits,
  step: string,
): Promise<readonly { readonly trait: string; readonly views: number; readonly exits: number }[]> {
  const { rows } = await sql<{ trait: string; views: number; exits: number }>`
    with counted as materialized (
      select trait_set, count(*) as views, count(*) filter (where exit_place = ${funnelPlace(step) ?? 0}) as exits
      from (${visits(period)}) as visit where ${hasSeen(step)} group by trait_set
    )
    select trait, sum(views)::bigint as views, sum(exits)::bigint as exits
    from counted join funnel_trait_sets sets on sets.id = trait_set and ${meets(sql`sets.traits`, needed)}
    cross join lateral unnest(sets.traits) as trait
    where trait not like 'path=%' group by 1`.execute(db)
  return rows
}
