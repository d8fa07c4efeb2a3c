import type { Queue } from 'pg-boss'

/** How pg-boss keeps and retries the jobs of one kind. */
export type QueueOptions = Omit<Queue, 'name'>

/** One kind of job. */
type JobRow = {
  /** When it runs by itself, in cron notation, UTC; without it something else enqueues it. */
  readonly when?: string
  /** A run that takes longer than `expireInSeconds` counts as failed. */
  readonly queue: QueueOptions & { readonly expireInSeconds: number }
}

/** Seconds without a heartbeat after which the process that works on a job counts as dead; the minimum of pg-boss. */
const HEARTBEAT_SECONDS = 10

/**
 * At most one job for all processes: a second one is refused while one waits or is being worked on, even by a process
 * that was killed. So a worker sends heartbeats, and another process restarts the job of a dead one.
 */
const exclusive = { policy: 'exclusive', heartbeatSeconds: HEARTBEAT_SECONDS, retryLimit: 1 } as const
/** Tried again a minute after a failure, not only on its schedule. */
const retried = { ...exclusive, retryLimit: 2, retryDelay: 60 } as const

/** An email is retried for about two days: its delay doubles up to the maximum, in seconds. */
const email = { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 4 * 3600 } as const
const report = { retryLimit: 8, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 } as const

/** How often a webhook is sent at most: the pauses double from five seconds to eight hours, about two days in all. */
export const EVENT_TRIES = 16
const event = { retryLimit: EVENT_TRIES - 1, retryDelay: 5, retryBackoff: true, retryDelayMax: 8 * 3600 } as const

/** Every kind of job: when it runs, for how long at most, and how it is retried. What it does is in `jobs/scheduled-jobs.ts`. */
export const jobList = {
  'send-email': { queue: { ...email, expireInSeconds: 120 } },
  'report-purchase': { queue: { ...report, expireInSeconds: 60 } },
  'deliver-event': { queue: { ...event, expireInSeconds: 60 } },
  'handle-webhooks': { queue: { retryLimit: 0, expireInSeconds: 300 } },
  'count-visitors': { queue: { retryLimit: 0, expireInSeconds: 300 } },
  'resolve-payments': { when: '* * * * *', queue: { ...exclusive, expireInSeconds: 300 } },
  'count-funnel': { when: '* * * * *', queue: { ...exclusive, expireInSeconds: 600 } },
  'rewrite-rows': { when: '*/5 * * * *', queue: { ...retried, expireInSeconds: 3000 } },
  'send-notices': { when: '*/5 * * * *', queue: { ...exclusive, expireInSeconds: 300 } },
  'send-alerts': { when: '*/5 * * * *', queue: { ...exclusive, expireInSeconds: 300 } },
  'send-weigh-in-reminders': { when: '*/15 * * * *', queue: { ...retried, expireInSeconds: 3000 } },
  'send-week-emails': { when: '8-59/15 * * * *', queue: { ...retried, expireInSeconds: 3000 } },
  'clean-up': { when: '17 * * * *', queue: { ...retried, expireInSeconds: 3500 } },
  'watch-subscriptions': { when: '23 * * * *', queue: { ...exclusive, expireInSeconds: 3500 } },
  'review-plans': { when: '53 * * * *', queue: { ...retried, expireInSeconds: 3000 } },
  'sweep-providers': { when: '41 2 * * *', queue: { ...exclusive, expireInSeconds: 3600 } },
  'export-figures': { when: '11 3 * * *', queue: { ...retried, expireInSeconds: 1800 } },
  'judge-experiments': { when: '7 4 * * *', queue: { ...exclusive, expireInSeconds: 600 } },
} as const satisfies Record<string, JobRow>

export type JobName = keyof typeof jobList

/** Jobs that run by themselves. */
export type ScheduledJobName = {
  [N in JobName]: (typeof jobList)[N] extends { readonly when: string } ? N : never
}[JobName]

/** Whether this is the name of a job that runs by itself. */
export const isScheduled = (name: string): name is ScheduledJobName =>
  Object.entries<JobRow>(jobList).some(([known, { when }]) => known === name && when !== undefined)
