import { BASE } from '#domain/api/base-path.ts'
import { addDays, MS_PER_MINUTE } from '#domain/time.ts'
import { type EmailData, renderEmail } from '#server/email/emails.ts'
import { enqueueEmail } from '#server/email/enqueue-email.ts'
import { shoppingList } from '#server/members/list/ticks.ts'
import { type Member, readMember } from '#server/members/member/member.ts'
import type { PlanContext } from '#server/members/member/member-area.ts'
import { startOfWeek, weekOf } from '#server/members/member/plan-calendar.ts'
import { planContextOf } from '#server/members/member/plan-context.ts'
import { shownWeek } from '#server/members/plan/shown-week.ts'
import { weekIfPlanned } from '#server/members/plan/weeks-around.ts'
import { dayIn } from '#server/members/reminder/reminder-time.ts'
import { nextWeekEmail, weekStopSecret } from '#server/members/reminder/week-email.ts'
import { type Deadline, deadlineIn } from '#server/platform/concurrency/deadline.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { Services } from '#server/services.ts'
import { eachInSlices } from './each-in-slices.ts'

/** Members that one statement reads. */
const BATCH_SIZE = 200
/** ms after which a run begins no other email: less than the time to the next run. */
const MS_AT_MOST = 13 * MS_PER_MINUTE

/** An email that is due. */
type Due = {
  readonly lead_id: string
  readonly time_zone: string | null
  readonly next_at: Date
  readonly stop_salt: Buffer
}

/**
 * Sends the emails that are due on the day before a week; returns how many were sent. Each week is planned first if it is
 * not yet, one after another, so that requests of members come first.
 * @throws an Error that counts those that could not be handled, once all others have been
 */
export async function sendWeekEmails(
  services: Services,
  log: Pick<Log, 'error'>,
  deadline: Deadline = deadlineIn(MS_AT_MOST),
): Promise<number> {
  const { db, now } = services
  const time = now()
  const context = planContextOf(services)
  const slice = (after: Due | null): Promise<readonly Due[]> =>
    db
      .selectFrom('week_emails')
      .innerJoin('leads', 'leads.id', 'week_emails.lead_id')
      .select(['lead_id', 'time_zone', 'next_at', 'stop_salt'])
      .$narrowType<{ next_at: Date }>()
      .where('next_at', '<=', time)
      .where('leads.erased_at', 'is', null)
      .$if(after !== null, (due) =>
        due.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('next_at', 'lead_id'), '>', tuple(after?.next_at ?? time, after?.lead_id ?? '')),
        ),
      )
      .orderBy('next_at')
      .orderBy('lead_id')
      .limit(BATCH_SIZE)
      .execute()
  let sent = 0
  const handle = async (due: Due) => {
    if (await sendOne(services, context, due)) sent++
  }
  await eachInSlices(slice, handle, deadline, log)
  return sent
}

/** Sends one email unless there is nothing to say, and sets when the next one is due; false if none was sent. */
async function sendOne(services: Services, context: PlanContext, due: Due): Promise<boolean> {
  const { db, jobs, now } = services
  const member = await readMember(services, due.lead_id, dayIn(now(), due.time_zone))
  const data = await emailFor(services, context, member, due)
  const time = now()
  return inTransaction(db, async (trx) => {
    const mine = await trx
      .updateTable('week_emails')
      .set({ next_at: nextWeekEmail(member, due.time_zone, time) })
      .where('lead_id', '=', due.lead_id)
      // Neither stopped nor handled by another process meanwhile.
      .where('next_at', '=', due.next_at)
      .returning('lead_id')
      .executeTakeFirst()
    if (mine === undefined || data === null) return false
    const email = renderEmail('week_email', data)
    await enqueueEmail(trx, jobs, { leadId: due.lead_id, recipient: member.email, email, now: time })
    return true
  })
}

/** The week that begins tomorrow; null if none does, for example after an outage, or if none is planned, as in a pause. */
async function emailFor(
  services: Services,
  context: PlanContext,
  member: Member,
  { lead_id, stop_salt }: Due,
): Promise<EmailData<'week_email'> | null> {
  const { plannerPool, config } = services
  const { startsOn, today, access } = member
  const tomorrow = addDays(today, 1)
  const week = weekOf(startsOn, tomorrow)
  if (access.kind !== 'full' || !member.isAnchored || startOfWeek(startsOn, week) !== tomorrow) return null
  const opened = await weekIfPlanned(context, member, week)
  if (opened === null) return null
  const { days } = await plannerPool.weekView(await shownWeek(services, member, opened))
  const { aisles, own = [] } = await shoppingList(services, member, { week, planned: opened.week })
  const wanted = aisles.flatMap(({ lines }) => lines.filter(({ staple, ticked }) => !staple && !ticked))
  return {
    startsOn: tomorrow,
    days: days.map(({ meals }) => [...new Set(meals.flatMap(({ dishes }) => dishes[0]?.title ?? []))]),
    list: wanted.map(({ buy, need, name, trip }) => ({
      amount: buy === '' ? need : buy,
      food: name,
      isLater: trip === 2,
    })),
    own: own.filter(({ ticked }) => !ticked).map(({ text }) => text),
    pageLink: `${config.publicUrl}${BASE}/plan/week/${week}`,
    stopLink: `${config.publicUrl}${BASE}/week-email/${weekStopSecret(lead_id, stop_salt)}`,
  }
}
