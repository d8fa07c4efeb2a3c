import pg from 'pg'
import type { JobWithMetadata } from 'pg-boss'
import { type Connection, clientConfig } from '#server/platform/db/connection.ts'
import { createBoss } from '#server/platform/job-queue/boss.ts'
import type { JobName } from '#server/platform/job-queue/job-list.ts'

/** Makes the job system do at once what it otherwise does only after minutes. */
export type JobClock = {
  /** Acts as if a process had been killed long ago: its jobs have failed, and every retry is due now. */
  expireDeadProcess(): Promise<void>
  /** Makes these scheduled jobs, which otherwise run by the minute or by the hour, due now. */
  runScheduled(...names: readonly JobName[]): Promise<void>
  /** Waits until no job is left, or until `isOver`. @throws Error naming the remaining jobs, if that takes too long */
  whenIdle(isOver: () => boolean): Promise<void>
  stop(): Promise<void>
}

const TIMEOUT_MS = 120_000
const POLL_MS = 15
/** Polls after which the workers are told to look for jobs: otherwise they do so only every two seconds. */
const POLLS_PER_LOOK = 4

/** @param lookForJobs lets the workers of every process look for jobs at once */
export async function openJobClock(connection: Connection, lookForJobs: () => void): Promise<JobClock> {
  const client = new pg.Client(clientConfig(connection))
  client.on('error', () => {})
  await client.connect()
  // It does not run jobs itself.
  const boss = createBoss(connection, () => {}, { sendsOnly: true })
  await boss.start()
  const unfinished = async () => {
    const { rows } = await client.query<{ name: string; state: string; start_after: Date }>(
      `select name, state, start_after from pgboss.job where state in ('created', 'retry', 'active') limit 5`,
    )
    return rows
  }
  const jobsIn = async (...states: readonly JobWithMetadata['state'][]) => {
    const queues = await boss.getQueues()
    const jobs = await Promise.all(queues.map(({ name }) => boss.findJobs<object>(name)))
    return jobs.flat().filter(({ state }) => states.includes(state))
  }
  return {
    expireDeadProcess: async () => {
      for (const { name, id } of await jobsIn('active')) await boss.fail(name, id)
      // Jobs that wait for a retry are queued again without a delay.
      for (const { name, id, data, startAfter } of await jobsIn('created', 'retry')) {
        if (startAfter.getTime() <= Date.now()) continue
        await boss.deleteJob(name, id)
        await boss.send(name, data)
      }
    },
    runScheduled: async (...names) => {
      for (const name of names) await boss.send(name)
    },
    whenIdle: async (isOver) => {
      const deadline = performance.now() + TIMEOUT_MS
      let rows = await unfinished()
      for (let polls = 1; rows.length > 0 && !isOver(); polls++) {
        if (polls % POLLS_PER_LOOK === 0) lookForJobs()
        if (performance.now() > deadline) throw new Error(`Jobs are left: ${JSON.stringify(rows)}`)
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
        rows = await unfinished()
      }
    },
    stop: async () => {
      await boss.stop({ graceful: false })
      await client.end()
    },
  }
}
