import { sql } from 'kysely'
import type { Services } from '#server/http/services.ts'

const MS_PER_DAY = 86_400_000

/** Days for which the words of a mail are kept after it was sent. */
export const MAIL_WORDS_DAYS = 90
/** Days for which a used or expired link and a day's mail counts are kept, for questions of support. */
const TRACES_DAYS = 7

/** Removes what is no longer needed: dead links, old counts, and the words of old mails. */
export async function tidyUp({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * MS_PER_DAY)
  const traces = daysAgo(TRACES_DAYS)
  await db
    .deleteFrom('resume_links')
    .where((either) => either.or([either('expires_at', '<', traces), either('used_at', '<', traces)]))
    .execute()
  await db.deleteFrom('mail_quotas').where('day', '<', traces.toISOString().slice(0, 10)).execute()
  await db
    .updateTable('mails')
    .set({ html: '', text: '' })
    .where('sent_at', '<', daysAgo(MAIL_WORDS_DAYS))
    .where(sql<boolean>`text <> ''`)
    .execute()
}
