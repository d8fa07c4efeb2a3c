import { sql } from 'kysely'
import { BASE } from '#domain/api/base-path.ts'
import { MS_PER_MINUTE } from '#domain/time.ts'
import { offPlanEvents } from '#domain/weight-filter/life-events.ts'
import { renderEmail } from '#server/email/emails.ts'
import { enqueueEmails } from '#server/email/enqueue-email.ts'
import { type AccessSettings, accessOfMany } from '#server/leads/plan-access.ts'
import { dayIn } from '#server/members/reminder/reminder-time.ts'
import { nextReminder, stopSecret } from '#server/members/reminder/weigh-in-reminder.ts'
import { deadlineIn } from '#server/platform/concurrency/deadline.ts'
import { inTransaction, type Trx } from '#server/platform/db/transaction.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { Services } from '#server/services.ts'

/** Reminders handled in one transaction. */
const BATCH_SIZE = 200
/** ms after which a run begins no other batch: less than the time to the next run. */
const MS_AT_MOST = 13 * MS_PER_MINUTE

type Sending = Pick<Services, 'db' | 'config' | 'jobs' | 'now'>

/** A reminder that is due, and locked until the transaction ends. */
type Due = {
  readonly leadId: string
  readonly recipient: string
  readonly weekday: number
  readonly zone: string | null
  readonly nextAt: Date
  /** The same, as exactly as the database has it. */
  readonly dueAt: string
  readonly lastSentAt: Date | null
  readonly stopSalt: Buffer
}

/**
 * Sends the reminders that are due; returns how many were sent. Several processes may run it at the same time. If a
 * batch fails, its reminders are handled one by one, so that one that cannot be handled keeps back no other.
 * @param rest waits some ms, which are those that the batch before took, so that requests come first
 * @throws an Error that counts those that could not be handled, once all others have been
 */
export async function sendWeighInReminders(
  services: Sending,
  log: Pick<Log, 'error'>,
  rest?: (ms: number) => Promise<unknown>,
): Promise<number> {
  const deadline = deadlineIn(MS_AT_MOST)
  const failed: string[] = []
  /** When the last one handled was due: each batch goes on from there, past none of those that were moved on. */
  let after: string | null = null
  let sent = 0
  /** How many are still handled one by one because their batch failed. */
  let singly = 0
  while (!deadline.isOver()) {
    const tried: string[] = []
    const size = singly > 0 ? 1 : BATCH_SIZE
    singly = Math.max(0, singly - 1)
    const started = performance.now()
    try {
      const batch = await inTransaction(services.db, (trx) => sendBatch(services, trx, { size, failed, tried, after }))
      if (batch === null) break
      sent += batch.sent
      after = batch.last
      await rest?.(performance.now() - started)
    } catch (error) {
      const [first, ...others] = tried
      if (first === undefined) throw error
      if (others.length > 0) singly = tried.length
      else {
        failed.push(first)
        log.error({ error: describeError(error) }, 'a reminder could not be sent')
      }
    }
  }
  if (failed.length > 0) throw new Error(`${failed.length} reminders could not be sent.`)
  return sent
}

type Batch = {
  readonly size: number
  /** Leads whose reminders are left out. */
  readonly failed: readonly string[]
  /** Receives the leads of this batch. */
  readonly tried: string[]
  /** When the last one of the batch before was due. */
  readonly after: string | null
}

type Handled = { readonly sent: number; readonly last: string | null }

/** Handles the reminders that have been due for longest and that no other process has locked; null if there are none. */
async function sendBatch({ config, jobs, now }: Omit<Sending, 'db'>, trx: Trx, batch: Batch): Promise<Handled | null> {
  const time = now()
  const due = await lockDue(trx, time, batch)
  if (due.length === 0) return null
  batch.tried.splice(0, Infinity, ...due.map(({ leadId }) => leadId))
  // After an outage the reminder's day may be over.
  const timely = due.filter(({ nextAt, zone }) => dayIn(nextAt, zone) === dayIn(time, zone))
  const wanted = await wantedOf(trx, timely, time, config)
  await enqueueEmails(
    trx,
    jobs,
    wanted.map(({ leadId, recipient, weekday, stopSalt }) => ({
      leadId,
      recipient,
      email: renderEmail('weigh_in_reminder', {
        weekday,
        pageLink: `${config.publicUrl}${BASE}/plan/weight`,
        stopLink: `${config.publicUrl}${BASE}/weigh-in-reminder/${stopSecret(leadId, stopSalt)}`,
      }),
      now: time,
    })),
  )
  const reminded = new Set(wanted)
  const rows = due.map((one) => {
    const lastSent = reminded.has(one) ? time : one.lastSentAt
    return { lead_id: one.leadId, next_at: nextReminder(one.weekday, one.zone, time, lastSent), last_sent_at: lastSent }
  })
  await sql`
    update weigh_in_reminders set next_at = next.next_at, last_sent_at = next.last_sent_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as next (lead_id uuid, next_at timestamptz, last_sent_at timestamptz)
    where weigh_in_reminders.lead_id = next.lead_id`.execute(trx)
  return { sent: wanted.length, last: due.at(-1)?.dueAt ?? batch.after }
}

async function lockDue(trx: Trx, time: Date, { size, failed, after }: Batch): Promise<readonly Due[]> {
  const rows = await trx
    .selectFrom('weigh_in_reminders')
    .innerJoin('leads', 'leads.id', 'weigh_in_reminders.lead_id')
    .select(['lead_id', 'email', 'weekday', 'time_zone', 'next_at', 'last_sent_at', 'stop_salt'])
    .select(sql<string>`next_at::text`.as('due_at'))
    .where('next_at', '<=', time)
    .$if(after !== null, (reminders) => reminders.where('next_at', '>=', sql<Date>`${after}`))
    .where('leads.erased_at', 'is', null)
    .$if(failed.length > 0, (reminders) => reminders.where('lead_id', 'not in', failed))
    .orderBy('next_at')
    .limit(size)
    .forUpdate('weigh_in_reminders')
    .skipLocked()
    .execute()
  return rows.flatMap(({ lead_id, email, weekday, time_zone, next_at, due_at, last_sent_at, stop_salt }) =>
    weekday === null || next_at === null
      ? []
      : {
          ...{ leadId: lead_id, recipient: email, weekday, zone: time_zone },
          ...{ nextAt: next_at, dueAt: due_at, lastSentAt: last_sent_at, stopSalt: stop_salt },
        },
  )
}

/**
 * Those who are to be reminded: only if the plan is open, no weight was logged on their day, and weighing makes sense.
 * While no plan is followed, for example during a pause or an illness, a weight tells nothing useful.
 */
async function wantedOf(trx: Trx, due: readonly Due[], now: Date, settings: AccessSettings): Promise<readonly Due[]> {
  if (due.length === 0) return []
  const dayOf = new Map(due.map((one) => [one.leadId, dayIn(now, one.zone)]))
  const ids = [...dayOf.keys()]
  // Time zones have at most three different days at once.
  const days = [...new Set(dayOf.values())]
  const access = await accessOfMany(trx, ids, now, settings)
  const logged = await trx
    .selectFrom('weight_entries')
    .select(['person_id', 'day'])
    .where('person_id', 'in', ids)
    .where('day', 'in', days)
    .execute()
  const events = await trx
    .selectFrom('life_events')
    .select(['person_id', 'starts_on', 'ends_on'])
    .where('person_id', 'in', ids)
    .where('kind', 'in', offPlanEvents)
    .execute()
  const hasLogged = new Set(
    logged.filter(({ person_id, day }) => dayOf.get(person_id) === day).map((row) => row.person_id),
  )
  const isOff = new Set(
    events
      .filter(({ person_id, starts_on, ends_on }) => {
        const day = dayOf.get(person_id) ?? ''
        return starts_on <= day && (ends_on === null || ends_on >= day)
      })
      .map((row) => row.person_id),
  )
  return due.filter(({ leadId }) => access.get(leadId)?.kind === 'full' && !hasLogged.has(leadId) && !isOff.has(leadId))
}
