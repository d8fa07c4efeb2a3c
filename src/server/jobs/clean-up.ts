import { sql } from 'kysely'
import { plusDays } from '#domain/time.ts'
import { forgetEndedKeys } from '#server/access-keys/end-keys.ts'
import { forgetOldVisitors } from '#server/collect/forget-old-visitors.ts'
import { forgetErased } from '#server/members/erase/erase-member.ts'
import { deleteUnusedLeads } from '#server/members/erase/forget-leads.ts'
import type { Log } from '#server/platform/log/log.ts'
import { forgetOldAnswers } from '#server/scanner/photo-answers.ts'
import type { Services } from '#server/services.ts'

/** Days for which the text of an email is kept after it was sent. */
export const EMAIL_BODY_DAYS = 90
/**
 * Days for which used or expired links and daily email counts are kept, for support questions. A change of a plan can
 * be undone for no longer than this.
 */
const TRACES_DAYS = 7

/** Days for which processed webhooks are kept. */
const WEBHOOK_DAYS = 90

/**
 * Removes data that is no longer needed: used links and tokens, old counts, processed webhooks, texts of old emails,
 * results of old photos, erased members, and leads that never bought anything and were not used for the configured
 * time.
 */
export async function cleanUp(services: Pick<Services, 'db' | 'now' | 'config'>, log: Log): Promise<void> {
  const { db, now } = services
  const daysAgo = (days: number) => plusDays(now(), -days)
  const traces = daysAgo(TRACES_DAYS)
  await forgetEndedKeys(db, now())
  await db.deleteFrom('webhook_events').where('done_at', '<', daysAgo(WEBHOOK_DAYS)).execute()
  await db.deleteFrom('email_quotas').where('day', '<', traces.toISOString().slice(0, 10)).execute()
  await db
    .updateTable('emails')
    .set({ html: '', text: '', stop_link: null })
    .where('sent_at', '<', daysAgo(EMAIL_BODY_DAYS))
    .where(sql<boolean>`text <> ''`)
    .execute()
  await db.deleteFrom('rate_limits').where('ends_at', '<', sql<Date>`now()`).execute()
  await db.deleteFrom('plan_undos').where('made_at', '<', traces).execute()
  await forgetOldAnswers({ db, now })
  await forgetErased({ db, now })
  const visitors = await forgetOldVisitors(db, services.config.measurementKeptDays, now())
  if (visitors > 0) log.info({ visitors }, 'measurements of old visitors were deleted')
  const leads = await deleteUnusedLeads(services)
  if (leads > 0) log.info({ leads }, 'leads that never bought anything were deleted')
}
