import { sql } from 'kysely'
import { type StepOfValue, stepBreakdown } from '#analytics/funnel/step-breakdown.ts'
import type { TrafficFilter } from '#analytics/funnel/traffic-filter.ts'
import type { StepBreakdownReply } from '#domain/api/console/figures.ts'
import type { Database } from '#server/platform/db/database.ts'
import { countFilteredExits } from './filtered-visits.ts'
import { funnelSums } from './funnel-sums.ts'
import { readNeededTraits } from './needed-traits.ts'
import type { Period } from './period.ts'
import { everyone, newestFlow } from './read-funnel.ts'
import { readSourceNames, type SourceNames } from './source-names.ts'

async function ofEveryone(db: Database, period: Period, step: string): Promise<readonly StepOfValue[]> {
  const { rows } = await sql<StepOfValue>`
    select dimension, value, sum(views)::bigint as views, sum(exits)::bigint as exits
    from ${funnelSums}
    where dimension not in ('all', 'path') and step = ${step} and day between ${period.from} and ${period.to}
      and flow = ${newestFlow(period, everyone)}
    group by dimension, value having sum(views) > 0 order by dimension, views desc, value`.execute(db)
  return rows
}

/** Adds up the values that are shown as one. */
function underShownNames(rows: readonly StepOfValue[], names: SourceNames): readonly StepOfValue[] {
  const sums = new Map<string, StepOfValue>()
  for (const row of rows) {
    const value = names.shown(row.dimension, row.value)
    const known = sums.get(`${row.dimension}=${value}`) ?? { ...row, value, views: 0, exits: 0 }
    const sum = { ...known, views: known.views + row.views, exits: known.exits + row.exits }
    sums.set(`${row.dimension}=${value}`, sum)
  }
  return [...sums.values()]
}

/**
 * Exits from one step by visitors who entered in the period and meet every condition, by every trait except the path, for
 * which steps are not reported.
 */
export async function readStepBreakdown(
  db: Database,
  period: Period,
  step: string,
  filter: TrafficFilter = [],
): Promise<StepBreakdownReply> {
  const names = await readSourceNames(db)
  const rows =
    filter.length === 0
      ? await ofEveryone(db, period, step)
      : await countFilteredExits(db, period, await readNeededTraits(db, filter, names), step)
  return { rows: [...stepBreakdown(underShownNames(rows, names))] }
}
