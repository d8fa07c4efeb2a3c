import type { FastifyBaseLogger } from 'fastify'
import type { Job, PgBoss } from 'pg-boss'
import type { EmailTransport } from '#server/email/email-transport.ts'
import { sendEmail } from '#server/email/send-email.ts'
import type { JobData, JobName } from '#server/platform/job-queue/job-queue.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { Services } from '#server/services.ts'
import { cleanUp } from './clean-up.ts'
import { planPriceChanges } from './reconcile/plan-price-changes.ts'
import { reconcilePayments } from './reconcile/reconcile.ts'
import { reconcileSubscriptions } from './reconcile/reconcile-subscriptions.ts'
import { sendNotices } from './reconcile/send-notices.ts'
import { sweepProviders } from './reconcile/sweep-providers.ts'
import { processWebhooks } from './webhooks/process-webhooks.ts'

/** Mails on their way at the same time, in each process. */
export const EMAILS_AT_ONCE = 4
const WEBHOOKS_AT_ONCE = 2

/**
 * A round that a dead process had in hand is begun anew without a call, and would be looked for after half a minute if it
 * were not said otherwise.
 */
const scheduledJobOptions = { notifyPollingIntervalSeconds: 2 } as const

/**
 * A hand that is called once takes one mail, and then looks again only now and then: after half a minute if it were not
 * said otherwise. A heap of mails, as after a mail server was away, would take hours.
 */
const emailJobOptions = {
  localConcurrency: EMAILS_AT_ONCE,
  notifyPollingIntervalSeconds: 2,
  burstWhenReadyExceeds: 1,
} as const

export type JobContext = {
  readonly services: Services
  readonly transport: EmailTransport
  readonly log: FastifyBaseLogger
}

async function sendDueNotices(services: Services, log: FastifyBaseLogger): Promise<void> {
  await planPriceChanges(services, log)
  await sendNotices(services)
}

/** What comes round by itself, in the notation of cron, UTC. */
const scheduledJobs = (services: Services, log: FastifyBaseLogger) =>
  [
    { name: 'resolve-payments', when: '* * * * *', work: () => reconcilePayments(services, log) },
    { name: 'send-notices', when: '*/5 * * * *', work: () => sendDueNotices(services, log) },
    { name: 'watch-subscriptions', when: '23 * * * *', work: () => reconcileSubscriptions(services, log) },
    { name: 'sweep-providers', when: '41 2 * * *', work: () => sweepProviders(services, log) },
    { name: 'tidy-up', when: '17 3 * * *', work: () => cleanUp(services) },
  ] as const satisfies readonly { name: JobName; when: string; work: () => Promise<unknown> }[]

/** Begins to work on the jobs and sets up what comes round by itself. */
export async function startJobs(boss: PgBoss, { services, transport, log }: JobContext): Promise<void> {
  const failing = async (work: Promise<unknown>, name: string) => {
    try {
      await work
    } catch (error) {
      log.warn({ job: name, error: describeError(error) }, 'a job failed and is tried again')
      throw error
    }
  }
  await boss.work('send-email', emailJobOptions, async (jobs: Job<JobData['send-email']>[]) => {
    for (const job of jobs) await failing(sendEmail(services, transport, job.data), job.name)
  })
  const rounds = scheduledJobs(services, log)
  await boss.work('handle-webhooks', { localConcurrency: WEBHOOKS_AT_ONCE }, () =>
    failing(processWebhooks(services, log), 'handle-webhooks'),
  )
  for (const { name, when, work } of rounds) {
    await boss.work(name, scheduledJobOptions, () => failing(work(), name))
    await boss.schedule(name, when)
  }
  // What was cut off by the end of the process before this one need not wait for the next minute. Where that one was
  // killed with this very job in hand, it is taken away from it within half a minute.
  await boss.send('resolve-payments')
}
