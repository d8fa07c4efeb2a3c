import type { WeighInReminderRequest, WeighInReminderView } from '#domain/api/member/weigh-in-reminder.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { writeForPerson } from '#server/members/member/member.ts'
import { hashOf, newSalt, secretFor } from '#server/platform/crypto/secret.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import { isTimeZone, nextMorning } from './reminder-time.ts'

/** The shortest time between two reminders in ms, whichever days are chosen: a week less half a day. */
const LEAST_APART = 6.5 * MS_PER_DAY

/** The secret in the link that ends a reminder. */
export const stopSecret = (leadId: string, salt: Buffer): string => secretFor(leadId, salt)

/** When the next reminder is sent. */
export const nextReminder = (weekday: number, timeZone: string | null, now: Date, lastSent: Date | null): Date =>
  nextMorning(weekday, timeZone, new Date(Math.max(now.getTime(), (lastSent?.getTime() ?? 0) + LEAST_APART)))

/** The day on which a member is reminded. */
export async function weighInReminder(db: Database, leadId: string): Promise<WeighInReminderView> {
  const row = await db
    .selectFrom('weigh_in_reminders')
    .select('weekday')
    .where('lead_id', '=', leadId)
    .executeTakeFirst()
  return { weekday: row?.weekday ?? null }
}

/** Sets the day on which a member is reminded, or ends the reminder. */
export async function keepWeighInReminder(
  { db, now }: Pick<Services, 'db' | 'now'>,
  leadId: string,
  { weekday, timeZone }: WeighInReminderRequest,
): Promise<void> {
  const time = now()
  const zone = timeZone !== null && isTimeZone(timeZone) ? timeZone : null
  await writeForPerson(db, leadId, async (trx) => {
    const before = await trx
      .selectFrom('weigh_in_reminders')
      .select('last_sent_at')
      .where('lead_id', '=', leadId)
      .executeTakeFirst()
    const content = {
      weekday,
      time_zone: zone,
      next_at: weekday === null ? null : nextReminder(weekday, zone, time, before?.last_sent_at ?? null),
      changed_at: time,
    }
    const salt = newSalt()
    await trx
      .insertInto('weigh_in_reminders')
      .values({
        lead_id: leadId,
        ...content,
        last_sent_at: null,
        stop_salt: salt,
        stop_hash: hashOf(stopSecret(leadId, salt)),
      })
      .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(content))
      .execute()
  })
}

/** Whether the secret of a stop link belongs to a reminder, ended or not. */
export async function isStopSecret(db: Database, secret: string): Promise<boolean> {
  const row = await db
    .selectFrom('weigh_in_reminders')
    .select('lead_id')
    .where('stop_hash', '=', hashOf(secret))
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the reminder that a stop link belongs to, however often it is followed; false if it belongs to none. */
export async function stopWeighInReminder({ db, now }: Pick<Services, 'db' | 'now'>, secret: string): Promise<boolean> {
  const stopped = await db
    .updateTable('weigh_in_reminders')
    .set({ weekday: null, next_at: null, changed_at: now() })
    .where('stop_hash', '=', hashOf(secret))
    .returning('lead_id')
    .executeTakeFirst()
  return stopped !== undefined
}
