import { sql } from 'kysely'
import type { Database } from '#server/platform/db/database.ts'

export type DeadJobs = { readonly name: string; readonly count: number }

/** Jobs of the last 24 hours that failed with no try left, by queue. The job system has no question for it. */
export async function readDeadJobs(db: Database): Promise<readonly DeadJobs[]> {
  const { rows } = await sql<DeadJobs>`
    select name, count(*) as count from pgboss.job
    where state = 'failed' and completed_on > now() - interval '1 day'
    group by name order by name`.execute(db)
  return rows
}
