import { deleteUnusedLeads } from '#server/members/erase/forget-leads.ts'
import type { Deadline } from '#server/platform/concurrency/deadline.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { CleanUpServices } from './retention.ts'

/** The name of this step, under which the end of its last complete pass is stored. */
export const UNUSED_LEADS = 'unused leads'

/** Looks through the old leads, deletes those that never bought anything, and stores when it came to the end of them. */
export async function forgetUnusedLeads(services: CleanUpServices, log: Log, deadline: Deadline): Promise<void> {
  const { db, now } = services
  const { deleted, isComplete } = await deleteUnusedLeads(services, deadline)
  if (deleted > 0) log.info({ leads: deleted }, 'leads that never bought anything were deleted')
  if (!isComplete) return
  const completed_at = now()
  await db
    .insertInto('job_progress')
    .values({ name: UNUSED_LEADS, completed_at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ completed_at }))
    .execute()
}

/** When the last complete pass ended; null before the first one. */
export async function unusedLeadsForgottenAt({ db }: Pick<CleanUpServices, 'db'>): Promise<Date | null> {
  const row = await db
    .selectFrom('job_progress')
    .select('completed_at')
    .where('name', '=', UNUSED_LEADS)
    .executeTakeFirst()
  return row?.completed_at ?? null
}
