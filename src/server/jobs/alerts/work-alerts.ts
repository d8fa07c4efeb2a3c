import { sql } from 'kysely'
import { MS_PER_HOUR, plusDays } from '#domain/time.ts'
import { EMAIL_GIVEN_UP_MS } from '#server/jobs/promised-work/promised-work.ts'
import { readDeadJobs } from '#server/platform/job-queue/dead-jobs.ts'
import type { Services } from '#server/services.ts'
import { type Alert, isUnreported } from './alert.ts'

/** ms after which an unsent email is late. */
const LATE = MS_PER_HOUR

/** Alerts about queues with jobs that were given up within a day; reported once a day. */
export async function deadJobAlerts({ db, now }: Pick<Services, 'db' | 'now'>): Promise<readonly Alert[]> {
  const day = now().toISOString().slice(0, 10)
  const reported = await db
    .selectFrom('alerts')
    .select('subject')
    .where('kind', '=', 'dead_jobs')
    .where('subject', 'like', `% ${day}`)
    .where('notified_at', 'is not', null)
    .execute()
  const dead = (await readDeadJobs(db)).filter(
    ({ name }) => !reported.some(({ subject }) => subject === `${name} ${day}`),
  )
  return dead.map(({ name, count }) => ({
    kind: 'dead_jobs',
    subject: `${name} ${day}`,
    title: `Jobs were given up: ${name}`,
    due: plusDays(now(), 1),
    text: `${count} jobs of the queue ${name} failed for good within the last 24 hours. The lines "a job failed" of the log say why. Scheduled jobs run again on schedule; emails that were given up are still in the table emails.`,
  }))
}

/** The alert about emails that have waited for more than an hour and are still being retried; reported once a day. */
export async function emailAlerts({ db, now }: Pick<Services, 'db' | 'now'>): Promise<readonly Alert[]> {
  const day = now().toISOString().slice(0, 10)
  const { count } = await db
    .selectFrom('emails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sent_at', 'is', null)
    .where('created_at', '<', new Date(now().getTime() - LATE))
    .where('created_at', '>', new Date(now().getTime() - EMAIL_GIVEN_UP_MS))
    .where(isUnreported('emails_not_sent', sql`${day}::text`))
    .executeTakeFirstOrThrow()
  if (Number(count) === 0) return []
  return [
    {
      kind: 'emails_not_sent',
      subject: day,
      title: `${count} emails could not be sent`,
      due: plusDays(now(), 1),
      text: `${count} emails have been waiting for more than an hour. Each is tried for about two days, then given up. Look at the mail server of SMTP_URL and at the lines "a job failed" of the log.`,
    },
  ]
}
