import { BASE } from '#domain/api/base-path.ts'
import { offPlanEvents } from '#domain/weight-filter/life-events.ts'
import { renderEmail } from '#server/email/emails.ts'
import { enqueueEmail } from '#server/email/enqueue-email.ts'
import { accessOf } from '#server/leads/plan-access.ts'
import { dayIn } from '#server/members/reminder/reminder-time.ts'
import { nextReminder, stopSecret } from '#server/members/reminder/weigh-in-reminder.ts'
import { inTransaction, type Trx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'

const BATCH_SIZE = 1000
/** Sends the reminders that are due; returns how many were sent. Several processes may run it at the same time. */
export async function sendWeighInReminders(services: Services): Promise<number> {
  let sent = 0
  for (let taken = 0; taken < BATCH_SIZE; taken++) {
    const outcome = await inTransaction(services.db, (trx) => sendNext(services, trx))
    if (outcome === 'none') break
    if (outcome === 'sent') sent++
  }
  return sent
}

/** Handles the first reminder that is due and that no other process has locked. */
async function sendNext({ config, jobs, now }: Services, trx: Trx): Promise<'sent' | 'left out' | 'none'> {
  const time = now()
  const due = await trx
    .selectFrom('weigh_in_reminders')
    .innerJoin('leads', 'leads.id', 'weigh_in_reminders.lead_id')
    .select(['lead_id', 'email', 'weekday', 'time_zone', 'next_at', 'last_sent_at', 'stop_salt'])
    .where('next_at', '<=', time)
    .where('leads.erased_at', 'is', null)
    .orderBy('next_at')
    .limit(1)
    .forUpdate('weigh_in_reminders')
    .skipLocked()
    .executeTakeFirst()
  if (due === undefined || due.weekday === null || due.next_at === null) return 'none'
  const { lead_id: leadId, email: recipient, weekday, time_zone: zone } = due
  const day = dayIn(time, zone)
  // After an outage the reminder's day may be over.
  const isTimely = dayIn(due.next_at, zone) === day
  const isWanted = isTimely && (await isReminded(trx, leadId, day, time, config.paymentsEnv === 'live'))
  if (isWanted) {
    const email = renderEmail('weigh_in_reminder', {
      weekday,
      pageLink: `${config.publicUrl}${BASE}/plan/weight`,
      stopLink: `${config.publicUrl}${BASE}/weigh-in-reminder/${stopSecret(leadId, due.stop_salt)}`,
    })
    await enqueueEmail(trx, jobs, { leadId, recipient, email, now: time })
  }
  const lastSent = isWanted ? time : due.last_sent_at
  await trx
    .updateTable('weigh_in_reminders')
    .set({ next_at: nextReminder(weekday, zone, time, lastSent), last_sent_at: lastSent })
    .where('lead_id', '=', leadId)
    .execute()
  return isWanted ? 'sent' : 'left out'
}

/** Whether a member is reminded: only if the plan is open, no weight was logged that day, and weighing makes sense. */
async function isReminded(trx: Trx, leadId: string, day: string, now: Date, livemode: boolean): Promise<boolean> {
  const access = await accessOf(trx, leadId, now, livemode)
  if (access.kind !== 'full') return false
  const logged = await trx
    .selectFrom('weight_entries')
    .select('day')
    .where('person_id', '=', leadId)
    .where('day', '=', day)
    .executeTakeFirst()
  if (logged !== undefined) return false
  // While no plan is followed, for example during a pause or an illness, a weight tells nothing useful.
  const offPlan = await trx
    .selectFrom('life_events')
    .select('id')
    .where('person_id', '=', leadId)
    .where('kind', 'in', offPlanEvents)
    .where('starts_on', '<=', day)
    .where(({ or, eb }) => or([eb('ends_on', 'is', null), eb('ends_on', '>=', day)]))
    .executeTakeFirst()
  return offPlan === undefined
}
