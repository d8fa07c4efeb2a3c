import { sql } from 'kysely'
import { addSums, funnelFigures, type StepSums } from '#analytics/funnel/funnel-report.ts'
import type { TrafficFilter } from '#analytics/funnel/traffic-filter.ts'
import type { FunnelReply } from '#domain/api/console/figures.ts'
import type { Database } from '#server/platform/db/database.ts'
import { sumFilteredSteps } from './filtered-visits.ts'
import { funnelSums } from './funnel-sums.ts'
import { readNeededTraits } from './needed-traits.ts'
import type { Period } from './period.ts'
import { readSourceNames, type SourceNames } from './source-names.ts'

/** All visitors, or those with one of these values of one dimension. */
type Slice = { readonly dimension: string; readonly values: readonly string[] }

export const everyone: Slice = { dimension: 'all', values: [''] }

const isIn = (values: readonly string[]) => sql`value = any(${[...values]}::text[])`

/** The newest flow version with visitors in the period; figures of two versions are not added together. */
export const newestFlow = (period: Period, { dimension, values }: Slice) => sql<number>`(
  select max(flow) from ${funnelSums}
  where dimension = ${dimension} and ${isIn(values)} and day between ${period.from} and ${period.to}
)`

/**
 * The slice of the daily sums that a filter asks for; null if only single visitors answer it. A visitor can have several
 * values of a variant, which must not be added up.
 */
function sliceOf(filter: TrafficFilter, names: SourceNames): Slice | null {
  const [first, ...others] = filter
  if (first === undefined) return everyone
  if (others.length > 0 || (first.dimension === 'variant' && first.values.length > 1)) return null
  const { dimension, values } = first
  return { dimension, values: [...new Set(values.flatMap((value) => names.stored(dimension, value)))] }
}

async function sumSlice(db: Database, period: Period, slice: Slice): Promise<readonly StepSums[]> {
  const { rows } = await sql<StepSums>`
    select step, views, exits, backs, errors, dwell from ${funnelSums}
    where dimension = ${slice.dimension} and ${isIn(slice.values)} and day between ${period.from} and ${period.to}
      and flow = ${newestFlow(period, slice)}`.execute(db)
  const sums = new Map<string, StepSums>()
  for (const row of rows) {
    const known = sums.get(row.step)
    sums.set(row.step, known === undefined ? row : addSums(known, row))
  }
  return [...sums.values()]
}

/** Each step of the funnel for the visitors who entered in the period and meet every condition. */
export async function readFunnel(db: Database, period: Period, filter: TrafficFilter = []): Promise<FunnelReply> {
  const names = await readSourceNames(db)
  const slice = sliceOf(filter, names)
  const sums =
    slice === null
      ? await sumFilteredSteps(db, period, await readNeededTraits(db, filter, names))
      : await sumSlice(db, period, slice)
  const { steps, ...figures } = funnelFigures(sums)
  return { ...figures, steps: [...steps], hasTimes: slice !== null }
}
