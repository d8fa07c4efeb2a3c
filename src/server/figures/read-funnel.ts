import { sql } from 'kysely'
import { addSums, type FunnelFigures, funnelFigures, type StepSums } from '#analytics/funnel/funnel-report.ts'
import type { Dimension } from '#analytics/funnel/traits.ts'
import type { Database } from '#server/platform/db/database.ts'
import { funnelSums } from './funnel-sums.ts'
import type { Period } from './period.ts'

/** All visitors, or those with one value of one dimension. */
export type FunnelSlice = { readonly dimension: Dimension | 'all'; readonly value: string }

export const everyone: FunnelSlice = { dimension: 'all', value: '' }

/** The newest flow version with visitors in the period; figures of two versions are not added together. */
export const newestFlow = (period: Period, { dimension, value }: FunnelSlice) => sql<number>`(
  select max(flow) from ${funnelSums}
  where dimension = ${dimension} and value = ${value} and day between ${period.from} and ${period.to}
)`

/** Each step of the funnel for the visitors who entered in the period. */
export async function readFunnel(db: Database, period: Period, slice: FunnelSlice = everyone): Promise<FunnelFigures> {
  const rows = await db
    .selectFrom(funnelSums)
    .select(['step', 'views', 'exits', 'backs', 'errors', 'dwell'])
    .where('dimension', '=', slice.dimension)
    .where('value', '=', slice.value)
    .where('day', '>=', period.from)
    .where('day', '<=', period.to)
    .where('flow', '=', newestFlow(period, slice))
    .execute()
  const sums = new Map<string, StepSums>()
  for (const row of rows) {
    const known = sums.get(row.step)
    sums.set(row.step, known === undefined ? row : addSums(known, row))
  }
  return funnelFigures([...sums.values()])
}
