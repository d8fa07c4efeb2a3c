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

export type FailedJob = {
  readonly id: string
  readonly name: string
  readonly failedAt: Date
  readonly tries: number
  readonly reason: string
  readonly data: unknown
}

type Asked = {
  readonly without: string
  readonly butAct?: string
  readonly id?: string
  readonly atMost?: number
}

/**
 * The last jobs that failed with no try left and are not the subject of an operator's deed of this name, but for one act
 * of theirs; with an id, that job alone. The job system deletes them after its own time.
 */
export async function readFailedJobs(
  db: Database,
  { without, butAct, id, atMost = 1 }: Asked,
): Promise<readonly FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id, name, completed_on as "failedAt", retry_count + 1 as tries,
      left(coalesce(output->>'message', output::text, ''), 300) as reason, data
    from pgboss.job
    where state = 'failed' and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid)
      and not exists (select from operator_acts where deed = ${without} and subject = job.id::text
        and operator_acts.id is distinct from ${butAct ?? null}::uuid)
    order by completed_on desc limit ${atMost}`.execute(db)
  return rows
}
