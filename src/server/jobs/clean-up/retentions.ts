import { sql } from 'kysely'
import { ENDED_DAYS } from '#server/access-keys/end-keys.ts'
import { dropOldDay, oldestDaySince } from '#server/collect/day-partitions.ts'
import { forgetSomeOldVisitors, oldestVisitorSince } from '#server/collect/forget-old-visitors.ts'
import { forgetSomeErased, oldestErasedSince } from '#server/members/erase/forget-erased.ts'
import { PHOTO_ANSWER_DAYS } from '#server/scanner/photo-answers.ts'
import { agedRows, type Retention, ROWS_AT_ONCE } from './retention.ts'

/** Days for which the text of an email is kept after it was sent. */
export const EMAIL_BODY_DAYS = 90
/**
 * Days for which used or expired links and daily email counts are kept, for support questions. A change of a plan can
 * be undone for no longer than this.
 */
const TRACES_DAYS = 7
/** Days for which what was said about a pantry is kept: no longer than the weeks from which it is computed. */
const PANTRY_DAYS = 120
/** Days for which webhooks are kept that were processed, or sent. */
const WEBHOOK_DAYS = 90

/** Everything that is deleted after its time, except leads, which are looked through one by one (`unused-leads.ts`). */
export const retentions: readonly Retention[] = [
  agedRows('expired keys', { table: 'access_keys', column: 'expires_at', days: ENDED_DAYS }),
  // A manage link is kept as long as the email that has it may be opened.
  agedRows('ended keys', {
    ...{ table: 'access_keys', column: 'ended_at', days: ENDED_DAYS },
    where: sql`kind <> 'manage-link'`,
  }),
  agedRows('processed webhooks', { table: 'webhook_events', column: 'done_at', days: WEBHOOK_DAYS }),
  agedRows('webhooks that were sent', { table: 'outgoing_events', column: 'settled_at', days: WEBHOOK_DAYS }),
  agedRows('counts of emails', { table: 'email_quotas', column: 'day', days: TRACES_DAYS }),
  agedRows('texts of emails', {
    ...{ table: 'emails', column: 'sent_at', days: EMAIL_BODY_DAYS, where: sql`text <> ''` },
    set: sql`html = '', text = '', stop_link = null`,
  }),
  agedRows('changes to undo', { table: 'plan_undos', column: 'made_at', days: TRACES_DAYS }),
  agedRows('removed views', { table: 'saved_views', column: 'removed_at', days: TRACES_DAYS }),
  agedRows('words about pantries', { table: 'pantry_corrections', column: 'made_at', days: PANTRY_DAYS }),
  agedRows('answers to photos', { table: 'photo_answers', column: 'seen_at', days: PHOTO_ANSWER_DAYS }),
  {
    name: 'counts of requests',
    // They end by the database's clock, which the sandbox does not move; the job that runs hourly is never late here.
    deleteSome: async ({ db }) => {
      const { numAffectedRows = 0n } = await sql`
        delete from rate_limits where ctid = any(array(
          select ctid from rate_limits where ends_at < now() order by ends_at limit ${ROWS_AT_ONCE}))`.execute(db)
      return Number(numAffectedRows)
    },
    overdueSince: async () => null,
  },
  {
    name: 'traits of visitors',
    // By the database's clock, with which they are noted: a few days longer than the visitors who had them.
    deleteSome: async ({ db, config }) => {
      const { numAffectedRows = 0n } = await sql`
        delete from funnel_traits where ctid = any(array(
          select ctid from funnel_traits where last_on < current_date - ${config.measurementKeptDays + 3}::int
          order by last_on limit ${ROWS_AT_ONCE}))`.execute(db)
      return Number(numAffectedRows)
    },
    overdueSince: async () => null,
  },
  { name: 'erased people', deleteSome: forgetSomeErased, overdueSince: oldestErasedSince },
  { name: 'old visitors', deleteSome: forgetSomeOldVisitors, overdueSince: oldestVisitorSince },
  { name: 'days of measurements', deleteSome: dropOldDay, overdueSince: oldestDaySince },
]
