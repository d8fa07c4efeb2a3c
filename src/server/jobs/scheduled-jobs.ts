import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { PgBoss } from 'pg-boss'
import { MS_PER_MINUTE } from '#domain/time.ts'
import type { EmailTransport } from '#server/email/email-transport.ts'
import { sendEmail } from '#server/email/send-email.ts'
import { judgeRuns } from '#server/experiments/judge-runs.ts'
import { figuresSource } from '#server/figures/figures-source.ts'
import { deliverEvent } from '#server/outgoing-events/deliver-event.ts'
import { deadlineIn } from '#server/platform/concurrency/deadline.ts'
import { isScheduled, jobList, type ScheduledJobName } from '#server/platform/job-queue/job-list.ts'
import { workOn } from '#server/platform/job-queue/wake-workers.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { Services } from '#server/services.ts'
import { sendAlerts } from './alerts/send-alerts.ts'
import { cleanUp } from './clean-up/clean-up.ts'
import { createCounting } from './count-funnel.ts'
import { exportFigures } from './export/export-figures.ts'
import { longWorks } from './long-work/long-works.ts'
import { workInSlices } from './long-work/work-in-slices.ts'
import { reconcilePayments, sendDueNotices, watchSubscriptions } from './reconcile/reconcile.ts'
import { sweepProviders } from './reconcile/sweep-providers.ts'
import { reportPurchase } from './report-purchase.ts'
import { reviewPlans } from './review-plans.ts'
import { sendWeekEmails } from './send-week-emails.ts'
import { sendWeighInReminders } from './send-weigh-in-reminders.ts'
import { processWebhooks } from './webhooks/process-webhooks.ts'

/** Emails that each process sends at the same time. */
export const EMAILS_AT_ONCE = 4
const WEBHOOKS_AT_ONCE = 2
/** ms that one job spends on webhooks; what is left then is for the next one. */
const WEBHOOKS_MS = 4 * MS_PER_MINUTE
/** ms that one job spends on reviews of plans. */
const REVIEWS_MS = 45 * MS_PER_MINUTE

/** Workers poll every two seconds; while more than one email waits, they go on without a pause. */
const emailJobOptions = { localConcurrency: EMAILS_AT_ONCE, burstWhenReadyExceeds: 1 } as const

export type JobContext = {
  readonly services: Services
  readonly transport: EmailTransport
  readonly log: FastifyBaseLogger
}

/** What the jobs do that run by themselves; `job-list.ts` says when. */
const scheduledJobs = ({ services, transport, log }: JobContext, countFunnel: () => Promise<void>) =>
  ({
    'resolve-payments': () => reconcilePayments(services, log),
    'rewrite-rows': () => workInSlices(services, longWorks, log),
    'send-notices': () => sendDueNotices(services, log),
    'watch-subscriptions': () => watchSubscriptions(services, log),
    'sweep-providers': () => sweepProviders(services, log),
    'review-plans': () => reviewPlans(services, log, deadlineIn(REVIEWS_MS)),
    'send-weigh-in-reminders': () => sendWeighInReminders(services, log, wait),
    'send-week-emails': () => sendWeekEmails(services, log),
    'send-alerts': () => sendAlerts(services, transport, log),
    'count-funnel': countFunnel,
    'judge-experiments': () => judgeRuns(figuresSource(services)),
    'export-figures': () => exportFigures(services),
    'clean-up': () => cleanUp(services, log),
  }) satisfies Record<ScheduledJobName, () => Promise<unknown>>

/** Starts the workers of all jobs and registers the schedules. */
export async function startJobs(boss: PgBoss, { services, transport, log }: JobContext): Promise<void> {
  const logFailure = async (work: Promise<unknown>, name: string): Promise<void> => {
    try {
      await work
    } catch (error) {
      log.warn({ job: name, error: describeError(error) }, 'a job failed and is retried')
      throw error
    }
  }
  await workOn(boss, 'send-email', emailJobOptions, async (jobs) => {
    for (const job of jobs) await logFailure(sendEmail(services, transport, job.data), job.name)
  })
  await workOn(boss, 'report-purchase', {}, async (jobs) => {
    for (const job of jobs) await logFailure(reportPurchase(services, job.data), job.name)
  })
  await workOn(boss, 'deliver-event', {}, async (jobs) => {
    for (const job of jobs) await logFailure(deliverEvent(services, job.data), job.name)
  })
  await workOn(boss, 'handle-webhooks', { localConcurrency: WEBHOOKS_AT_ONCE }, () =>
    logFailure(processWebhooks(services, log, deadlineIn(WEBHOOKS_MS)), 'handle-webhooks'),
  )
  const { countFunnel, helpToCount } = createCounting(services)
  await workOn(boss, 'count-visitors', {}, () => logFailure(helpToCount(), 'count-visitors'))
  const scheduled = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  const work = scheduledJobs({ services, transport, log }, () => countFunnel(() => boss.send('count-visitors')))
  for (const name of Object.keys(work).filter(isScheduled)) {
    const { when } = jobList[name]
    await workOn(boss, name, {}, () => logFailure(work[name](), name))
    if (scheduled.get(name) !== when) await boss.schedule(name, when)
  }
  // Work that the end of the previous process interrupted does not wait for the next minute. If that process was killed
  // during this very job, pg-boss takes the job back within half a minute.
  await boss.send('resolve-payments')
}
