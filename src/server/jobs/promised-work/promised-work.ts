import { sql } from 'kysely'
import type { WorkName } from '#domain/api/console/operations.ts'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '#domain/time.ts'
import { countedUntil } from '#server/figures/counted-until.ts'
import { overdueDeletionSince } from '#server/jobs/clean-up/overdue-deletion.ts'
import { longestJobWaitMs } from '#server/platform/job-queue/dead-jobs.ts'
import type { Services } from '#server/services.ts'

export type WorkServices = Pick<Services, 'db' | 'now' | 'config'>

/** Work that runs by itself and that somebody relies on. */
type PromisedWork = {
  readonly name: WorkName
  /** Since when the oldest piece of it should have been done; null if nothing is due. */
  readonly dueSince: (services: WorkServices) => Promise<Date | null>
  /** ms that a piece may wait before a person has to look. */
  readonly allowedMs: number
}

/** When the first email was due that a table still names as to be sent. */
const oldestDue =
  (table: 'weigh_in_reminders' | 'week_emails') =>
  async ({ db, now }: WorkServices): Promise<Date | null> => {
    const row = await db
      .selectFrom(table)
      .select('next_at')
      .where('next_at', '<=', now())
      .orderBy('next_at')
      .limit(1)
      .executeTakeFirst()
    return row?.next_at ?? null
  }

/** Everything that runs by itself, each with its oldest piece and how long that may wait. */
export const promisedWork: readonly PromisedWork[] = [
  { name: 'deletions', dueSince: overdueDeletionSince, allowedMs: MS_PER_DAY },
  { name: 'reminders', dueSince: oldestDue('weigh_in_reminders'), allowedMs: MS_PER_HOUR },
  { name: 'week-emails', dueSince: oldestDue('week_emails'), allowedMs: 2 * MS_PER_HOUR },
  { name: 'notices', dueSince: oldestNotice, allowedMs: MS_PER_HOUR },
  { name: 'statistics', dueSince: ({ db }) => countedUntil(db), allowedMs: 15 * MS_PER_MINUTE },
  { name: 'rewriting', dueSince: oldestLongWork, allowedMs: MS_PER_HOUR },
  { name: 'jobs', dueSince: oldestJob, allowedMs: 30 * MS_PER_MINUTE },
  { name: 'emails', dueSince: oldestUnsentEmail, allowedMs: MS_PER_HOUR },
]

/** A notice waits while its subscription is being changed. */
async function oldestNotice({ db, now }: WorkServices): Promise<Date | null> {
  const row = await db
    .selectFrom('scheduled_notices')
    .innerJoin('subscriptions', 'subscriptions.id', 'scheduled_notices.subscription_id')
    .select('due_at')
    .where('due_at', '<=', now())
    .where('sent_at', 'is', null)
    .where('subscriptions.intent', 'is', null)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  return row?.due_at ?? null
}

/** Work of an upgrade, since its last slice by the database's clock: it may take days, but not stand still. */
async function oldestLongWork({ db, now }: WorkServices): Promise<Date | null> {
  const row = await db
    .selectFrom('long_works')
    .select(sql<number>`(extract(epoch from now() - min(moved_at)) * 1000)::float8`.as('ms'))
    .where('done_at', 'is', null)
    .having(sql`count(*)`, '>', 0)
    .executeTakeFirst()
  return row === undefined ? null : new Date(now().getTime() - row.ms)
}

/** Jobs are due by the database's clock, which the sandbox does not move. */
async function oldestJob({ db, now }: WorkServices): Promise<Date | null> {
  const waitedMs = await longestJobWaitMs(db)
  return waitedMs === null ? null : new Date(now().getTime() - waitedMs)
}

/** ms after which an email has been given up, which is reported as a failed job: an address may refuse everything. */
export const EMAIL_GIVEN_UP_MS = 3 * MS_PER_DAY

async function oldestUnsentEmail({ db, now }: WorkServices): Promise<Date | null> {
  const row = await db
    .selectFrom('emails')
    .select('created_at')
    .where('sent_at', 'is', null)
    .where('created_at', '>', new Date(now().getTime() - EMAIL_GIVEN_UP_MS))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at ?? null
}
