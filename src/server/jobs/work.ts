import type { FastifyBaseLogger } from 'fastify'
import type { Job, PgBoss } from 'pg-boss'
import type { Services } from '#server/http/services.ts'
import type { JobData } from '#server/jobs/job-queue.ts'
import { tidyUp } from '#server/jobs/tidy-up.ts'
import { describeError } from '#server/log/describe-error.ts'
import type { MailCarrier } from '#server/mail/mail-carrier.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import { resolvePayments } from '#server/orders/resolve-payments.ts'

/** Mails on their way at the same time, in each process. */
const MAILS_AT_ONCE = 4

export type Workshop = { readonly services: Services; readonly carrier: MailCarrier; readonly log: FastifyBaseLogger }

/** Begins to work on the jobs and sets up what comes round by itself. */
export async function startWork(boss: PgBoss, { services, carrier, log }: Workshop): Promise<void> {
  const failing = async (work: Promise<unknown>, name: string) => {
    try {
      await work
    } catch (error) {
      log.warn({ job: name, error: describeError(error) }, 'a job failed and is tried again')
      throw error
    }
  }
  await boss.work('send-mail', { localConcurrency: MAILS_AT_ONCE }, async (jobs: Job<JobData['send-mail']>[]) => {
    for (const job of jobs) await failing(sendMail(services, carrier, job.data), job.name)
  })
  await boss.work('resolve-payments', () => failing(resolvePayments(services, log), 'resolve-payments'))
  await boss.work('tidy-up', () => failing(tidyUp(services), 'tidy-up'))
  await boss.schedule('resolve-payments', '* * * * *')
  await boss.schedule('tidy-up', '17 3 * * *')
  // What was cut off by the end of the process before this one need not wait for the next minute.
  await boss.send('resolve-payments')
}
