import { MS_PER_HOUR, plusDays } from '#domain/time.ts'
import type { CleanUpServices } from './retention.ts'
import { retentions } from './retentions.ts'
import { unusedLeadsForgottenAt } from './unused-leads.ts'

/** ms after a complete pass through the old leads in which the next one is not missing: it begins every hour. */
const PASS_EVERY = 2 * MS_PER_HOUR

/** Since when the oldest thing that still exists should have been deleted; null if nothing is overdue. */
export async function overdueDeletionSince(services: CleanUpServices): Promise<Date | null> {
  const since: (Date | null)[] = [await missingPassSince(services)]
  for (const { overdueSince } of retentions) since.push(await overdueSince(services))
  const times = since.flatMap((date) => (date === null ? [] : date.getTime()))
  return times.length === 0 ? null : new Date(Math.min(...times))
}

/** Since when the old leads should have been looked through; null if they were, or if there are none. */
async function missingPassSince(services: CleanUpServices): Promise<Date | null> {
  const { db, now, config } = services
  const oldest = await db
    .selectFrom('leads')
    .select('created_at')
    .where('created_at', '<', plusDays(now(), -config.leadsKeptDays))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  if (oldest === undefined) return null
  const due = plusDays(oldest.created_at, config.leadsKeptDays).getTime()
  const passed = await unusedLeadsForgottenAt(services)
  const since = Math.max(due, passed === null ? 0 : passed.getTime() + PASS_EVERY)
  return since < now().getTime() ? new Date(since) : null
}
