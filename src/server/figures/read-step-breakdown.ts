import { sql } from 'kysely'
import { type StepOfValue, stepBreakdown } from '#analytics/funnel/step-breakdown.ts'
import type { StepBreakdownReply } from '#domain/api/console/figures.ts'
import type { Database } from '#server/platform/db/database.ts'
import { funnelSums } from './funnel-sums.ts'
import type { Period } from './period.ts'
import { everyone, newestFlow } from './read-funnel.ts'

/**
 * Exits from one step by visitors who entered in the period, by every trait except the path, for which steps are not
 * reported.
 */
export async function readStepBreakdown(db: Database, period: Period, step: string): Promise<StepBreakdownReply> {
  const { rows } = await sql<StepOfValue>`
    select dimension, value, sum(views)::bigint as views, sum(exits)::bigint as exits
    from ${funnelSums}
    where dimension not in ('all', 'path') and step = ${step} and day between ${period.from} and ${period.to}
      and flow = ${newestFlow(period, everyone)}
    group by dimension, value having sum(views) > 0 order by dimension, views desc, value`.execute(db)
  return { rows: [...stepBreakdown(rows)] }
}
