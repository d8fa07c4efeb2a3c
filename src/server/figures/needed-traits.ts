import { type RawBuilder, sql } from 'kysely'
import type { TrafficFilter } from '#analytics/funnel/traffic-filter.ts'
import type { FunnelDimension, SingleDimension } from '#analytics/funnel/traits.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { SourceNames } from './source-names.ts'

/** For each condition the numbers of the stored traits, one of which a visitor must have. */
export type NeededTraits = readonly { readonly dimension: FunnelDimension; readonly numbers: readonly number[] }[]

/** Looks up what a filter asks for. A value that no visitor was counted with has no number. */
export async function readNeededTraits(db: Database, filter: TrafficFilter, names: SourceNames): Promise<NeededTraits> {
  const needed = []
  for (const { dimension, values } of filter) {
    const stored = [...new Set(values.flatMap((value) => names.stored(dimension, value)))]
    const rows = await db
      .selectFrom('funnel_traits')
      .select('id')
      .where('dimension', '=', dimension)
      .where('value', 'in', stored)
      .execute()
    needed.push({ dimension, numbers: rows.map(({ id }) => id) })
  }
  return needed
}

/** The column of a visit with the number of its trait; the variants, of which there may be several, are `variants`. */
export const columnOf = (dimension: SingleDimension): RawBuilder<unknown> => sql.ref(`visit.${dimension}`)

/** That a visit meets every condition. */
export const meets = (needed: NeededTraits): RawBuilder<unknown> =>
  needed.reduce<RawBuilder<unknown>>((all, { dimension, numbers }) => {
    const some = sql`${[...numbers]}::integer[]`
    const holds = dimension === 'variant' ? sql`visit.variants && ${some}` : sql`${columnOf(dimension)} = any(${some})`
    return sql`${all} and ${holds}`
  }, sql`true`)
