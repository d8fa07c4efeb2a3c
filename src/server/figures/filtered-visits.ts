import { type RawBuilder, sql } from 'kysely'
import { FLOW_VERSION } from '#analytics/events/journey-steps.ts'
import type { StepSums } from '#analytics/funnel/funnel-report.ts'
import { funnelPlace, funnelSteps } from '#analytics/funnel/funnel-steps.ts'
import type { StepOfValue } from '#analytics/funnel/step-breakdown.ts'
import { type Dimension, type SingleDimension, UNKNOWN } from '#analytics/funnel/traits.ts'
import type { Database } from '#server/platform/db/database.ts'
import { columnOf, meets, type NeededTraits } from './needed-traits.ts'
import type { Period } from './period.ts'

/** The dimensions of the rows: the second is null for a report by one. */
export type AskedRows = { readonly dimension: Dimension; readonly also: Dimension | null }

/** The number of a visit's trait; of variants that of each, from `eachVariant`. */
export const numberOf = (dimension: Dimension | null): RawBuilder<unknown> => {
  if (dimension === null) return sql`null::integer`
  return dimension === 'variant' ? sql`shown.variant` : columnOf(dimension)
}

const isByVariant = ({ dimension, also }: AskedRows): boolean => dimension === 'variant' || also === 'variant'

/** A visit once for each of its variants, if rows are by variant. */
export const eachVariant = (asked: AskedRows): RawBuilder<unknown> =>
  isByVariant(asked) ? sql`left join lateral unnest(visit.variants) as shown (variant) on true` : sql``

/** A visitor who saw no variant is in no row by variant. */
export const hasVariant = (asked: AskedRows): RawBuilder<unknown> =>
  isByVariant(asked) ? sql`shown.variant is not null` : sql`true`

/** The value behind a number among `funnel_traits` that were joined under a name. */
export const traitValue = (dimension: Dimension | null, traits: 'one' | 'other'): RawBuilder<unknown> =>
  dimension === null ? sql`''` : sql`coalesce(${sql.ref(`${traits}.value`)}, ${UNKNOWN})`

// The bits of a visit are places of the present order of the steps; those who came before are not in these reports.
const isAsked = ({ from, to }: Period, needed: NeededTraits) =>
  sql`visit.day between ${from} and ${to} and visit.flow = ${FLOW_VERSION} and ${meets(needed)}`

const hasSeen = (step: string) => sql`visit.seen & (1::bigint << ${funnelPlace(step) ?? 0}::int) <> 0`

/** What visitors who meet every condition saw and where they left, step by step. Times are not kept with visits. */
export async function sumFilteredSteps(
  db: Database,
  period: Period,
  needed: NeededTraits,
): Promise<readonly StepSums[]> {
  const { rows } = await sql<{ readonly seen: number; readonly exit: number | null; readonly visitors: number }>`
    select seen, exit_place as exit, count(*)::bigint as visitors
    from funnel_visits visit where ${isAsked(period, needed)} group by 1, 2`.execute(db)
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
  asked: AskedRows,
): Promise<readonly FilteredCounts[]> {
  const { dimension, also } = asked
  const { rows } = await sql<FilteredCounts>`
    with counted as (
      select ${numberOf(dimension)} as one, ${numberOf(also)} as other, count(*)::bigint as visitors,
        count(*) filter (where ${hasSeen('confirm-email')})::bigint as "emailPages",
        count(*) filter (where ${hasSeen('pay')})::bigint as paywalls,
        count(*) filter (where ${hasSeen('purchase')})::bigint as purchases
      from funnel_visits visit ${eachVariant(asked)} where ${isAsked(period, needed)} and ${hasVariant(asked)} group by 1, 2
    )
    select ${traitValue(dimension, 'one')} as value, ${traitValue(also, 'other')} as also, visitors, "emailPages", paywalls, purchases
    from counted left join funnel_traits one on one.id = counted.one left join funnel_traits other on other.id = counted.other`.execute(
    db,
  )
  return rows
}

/**
 * The dimensions by which exits are reported, in groups of those that vary together, such as a campaign with its adverts:
 * a group has far fewer different values than there are visitors, so visitors are counted by group, and these by dimension.
 */
const groups = [
  ['source', 'medium', 'campaign', 'content', 'term', 'ad'],
  ['country', 'platform', 'device', 'app', 'language', 'plan'],
  ['click', 'landing', 'variants'],
] as const satisfies readonly (readonly (SingleDimension | 'variants')[])[]
const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

/** Views of one step and exits from it, by the values of each dimension. */
export async function countFilteredExits(
  db: Database,
  period: Period,
  needed: NeededTraits,
  step: string,
): Promise<readonly StepOfValue[]> {
  const [campaign, person, page] = groups
  const { rows } = await sql<StepOfValue>`
    with counted as (
      select ${columns(groups.flat())}, count(*) as views,
        count(*) filter (where exit_place = ${funnelPlace(step) ?? 0}) as exits
      from funnel_visits visit where ${isAsked(period, needed)} and ${hasSeen(step)}
      group by grouping sets (${sql.join(groups.map((group) => sql`(${columns(group)})`))})
    ), summed as (
      select number, sum(views)::bigint as views, sum(exits)::bigint as exits
      from counted cross join lateral unnest(case
        when source is not null then array[${columns(campaign)}]
        when country is not null then array[${columns(person)}]
        else array[${columns(page.slice(0, -1))}] || variants end) as number
      group by number
    )
    select dimension, value, views, exits from summed join funnel_traits on id = number`.execute(db)
  return rows
}
