import pg from 'pg'
import { type Connection, clientConfig } from '#server/db/connection.ts'
import { createBoss } from '#server/jobs/boss.ts'
import type { JobName } from '#server/jobs/job-queue.ts'

/** The hands of the clock on which the job system lives, and what it does by itself once in a while. */
export type JobTime = {
  /** An hour has passed since a process died: what it was at is taken away from it. */
  hourAfterDeath(): Promise<void>
  /** It is time for these rounds, which otherwise come by the minute or by the hour. */
  ring(...rounds: readonly JobName[]): Promise<void>
  /** Waits until nothing is left to do, or until `isOver`. @throws Error naming what is left, when that takes too long */
  idle(isOver: () => boolean): Promise<void>
  stop(): Promise<void>
}

const PATIENCE = 120_000
const GLANCE = 15
/** Glances after which half a minute has passed. */
const NUDGE = 4
/** Wakes the workers on the channel that the job system listens to. */
const nudge = `select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), name)
  from (select distinct name from pgboss.job where state in ('created', 'retry') and start_after <= now()) as waiting`

export async function watchJobTime(connection: Connection): Promise<JobTime> {
  const client = new pg.Client(clientConfig(connection))
  client.on('error', () => {})
  await client.connect()
  // Only the hands of its clock: it works on nothing itself.
  const boss = createBoss(connection, () => {})
  await boss.start()
  const left = async () => {
    const { rows } = await client.query<{ name: string; state: string; start_after: Date }>(
      `select name, state, start_after from pgboss.job where state in ('created', 'retry', 'active') limit 5`,
    )
    return rows
  }
  return {
    hourAfterDeath: async () => {
      await client.query(
        `update pgboss.job set started_on = started_on - interval '1 hour', start_after = start_after - interval '1 hour'
         where state in ('created', 'retry', 'active')`,
      )
      await client.query('update pgboss.queue set monitor_on = null, monitor_claim_on = null')
      await boss.supervise()
      // What failed with its process is tried again after a pause, which has passed as well.
      await client.query(`update pgboss.job set start_after = now() - interval '1 second' where state = 'retry'`)
    },
    ring: async (...rounds) => {
      for (const name of rounds) await boss.send(name)
    },
    idle: async (isOver) => {
      const deadline = performance.now() + PATIENCE
      let rows = await left()
      for (let looks = 1; rows.length > 0 && !isOver(); looks++) {
        // The workers look by themselves every half a minute.
        if (looks % NUDGE === 0) await client.query(nudge)
        if (performance.now() > deadline) throw new Error(`Jobs are left: ${JSON.stringify(rows)}`)
        await new Promise((resolve) => setTimeout(resolve, GLANCE))
        rows = await left()
      }
    },
    stop: async () => {
      await boss.stop({ graceful: false })
      await client.end()
    },
  }
}
