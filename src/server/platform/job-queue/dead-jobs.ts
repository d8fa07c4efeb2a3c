import { sql } from 'kysely'
import type { Database } from '#server/platform/db/database.ts'
import type { Trx } from '#server/platform/db/transaction.ts'

export type DeadJobs = { readonly name: string; readonly count: number }

/** Jobs of the last 24 hours that failed with no retry left, by queue. pg-boss has no API for this. */
export async function readDeadJobs(db: Database): Promise<readonly DeadJobs[]> {
  const { rows } = await sql<DeadJobs>`
    select name, count(*) as count from pgboss.job
    where state = 'failed' and completed_on > now() - interval '1 day'
    group by name order by name`.execute(db)
  return rows
}

/** ms for which the job that has waited longest could have been worked on; null if none waits. */
export async function longestJobWaitMs(db: Database): Promise<number | null> {
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from now() - greatest(created_on, start_after)) * 1000)::float8 as ms from pgboss.job
    where state < 'active' and start_after <= now()
    order by greatest(created_on, start_after) limit 1`.execute(db)
  return rows[0]?.ms ?? null
}

export type FailedJob = {
  readonly id: string
  readonly name: string
  readonly failedAt: Date
  readonly tries: number
  readonly reason: string
}

type TakenJob = { readonly name: string; readonly data: unknown }

/** The last jobs that failed with no retry left. The job system deletes them after a while. */
export async function readFailedJobs(db: Database, atMost: number): Promise<readonly FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id, name, completed_on as "failedAt", retry_count + 1 as tries,
      left(coalesce(output->>'message', output::text, ''), 300) as reason
    from pgboss.job where state = 'failed'
    order by completed_on desc limit ${atMost}`.execute(db)
  return rows
}

/** A job that failed, even if it was removed from the list since. */
export async function findFailedJob(db: Database, id: string): Promise<Pick<FailedJob, 'id' | 'name'> | undefined> {
  const { rows } = await sql<FailedJob>`
    select id, name from pgboss.job where id = ${id}::uuid and state in ('failed', 'cancelled')`.execute(db)
  return rows[0]
}

/** Removes a failed job from the list and returns it; undefined if it was removed before. */
export async function takeFailedJob(trx: Trx, id: string): Promise<TakenJob | undefined> {
  const { rows } = await sql<TakenJob>`
    update pgboss.job set state = 'cancelled' where id = ${id}::uuid and state = 'failed'
    returning name, data`.execute(trx)
  return rows[0]
}
