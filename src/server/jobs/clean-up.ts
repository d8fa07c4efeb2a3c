import { sql } from 'kysely'
import { MS_PER_DAY } from '#domain/time.ts'
import { TOKEN_DAYS } from '#server/leads/authentication.ts'
import { forgetErased } from '#server/members/erase-member.ts'
import type { Services } from '#server/services.ts'

/** Days for which the words of a mail are kept after it was sent. */
export const EMAIL_BODY_DAYS = 90
/** Days for which a used or expired link and a day's mail counts are kept, for questions of support. */
const TRACES_DAYS = 7

/** Days for which the providers' doorbells are remembered after they were answered. */
const WEBHOOK_DAYS = 90

/**
 * Removes what is no longer needed: dead links and tokens, old counts, answered doorbells, the words of old mails, who
 * was erased.
 */
export async function cleanUp({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * MS_PER_DAY)
  const traces = daysAgo(TRACES_DAYS)
  await db
    .deleteFrom('resume_links')
    .where((either) => either.or([either('expires_at', '<', traces), either('used_at', '<', traces)]))
    .execute()
  await db.deleteFrom('manage_links').where('expires_at', '<', traces).execute()
  await db.deleteFrom('webhook_events').where('done_at', '<', daysAgo(WEBHOOK_DAYS)).execute()
  await db.deleteFrom('lead_tokens').where('last_used_at', '<=', daysAgo(TOKEN_DAYS)).execute()
  await db.deleteFrom('email_quotas').where('day', '<', traces.toISOString().slice(0, 10)).execute()
  await db
    .updateTable('emails')
    .set({ html: '', text: '' })
    .where('sent_at', '<', daysAgo(EMAIL_BODY_DAYS))
    .where(sql<boolean>`text <> ''`)
    .execute()
  await forgetErased({ db, now })
}
