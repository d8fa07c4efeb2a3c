import type { WeekEmailRequest, WeekEmailView } from '#domain/api/member/week-email.ts'
import { weekdayOf } from '#domain/household/shopping-days.ts'
import { addDays } from '#domain/time.ts'
import { type Member, writeForPerson } from '#server/members/member/member.ts'
import { hashOf, newSalt, secretFor } from '#server/platform/crypto/secret.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import { isTimeZone, nextMorning } from './reminder-time.ts'

/** The secret in the link that ends the emails. */
export const weekStopSecret = (leadId: string, salt: Buffer): string => secretFor(leadId, salt)

/** When the next email is sent: on the morning of the day before the next week. */
export const nextWeekEmail = ({ startsOn }: Pick<Member, 'startsOn'>, timeZone: string | null, now: Date): Date =>
  nextMorning(weekdayOf(addDays(startsOn, -1)) - 1, timeZone, now)

/** Whether a member wants an email before each week. */
export async function weekEmail(db: Database, leadId: string): Promise<WeekEmailView> {
  const row = await db.selectFrom('week_emails').select('is_wanted').where('lead_id', '=', leadId).executeTakeFirst()
  return { wanted: row?.is_wanted ?? null }
}

/** Stores a member's answer, the first one or another. */
export async function keepWeekEmail(
  { db, now }: Pick<Services, 'db' | 'now'>,
  member: Pick<Member, 'leadId' | 'startsOn'>,
  { wanted, timeZone }: WeekEmailRequest,
): Promise<void> {
  const time = now()
  const zone = timeZone !== null && isTimeZone(timeZone) ? timeZone : null
  const content = {
    is_wanted: wanted,
    time_zone: zone,
    next_at: wanted ? nextWeekEmail(member, zone, time) : null,
    changed_at: time,
  }
  const salt = newSalt()
  await writeForPerson(db, member.leadId, (trx) =>
    trx
      .insertInto('week_emails')
      .values({
        lead_id: member.leadId,
        ...content,
        stop_salt: salt,
        stop_hash: hashOf(weekStopSecret(member.leadId, salt)),
      })
      .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(content))
      .execute(),
  )
}

/** Whether the secret of a stop link belongs to such emails, ended or not. */
export async function isWeekStopSecret(db: Database, secret: string): Promise<boolean> {
  const row = await db
    .selectFrom('week_emails')
    .select('lead_id')
    .where('stop_hash', '=', hashOf(secret))
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the emails that a stop link belongs to, however often it is followed; false if it belongs to none. */
export async function stopWeekEmail({ db, now }: Pick<Services, 'db' | 'now'>, secret: string): Promise<boolean> {
  const stopped = await db
    .updateTable('week_emails')
    .set({ is_wanted: false, next_at: null, changed_at: now() })
    .where('stop_hash', '=', hashOf(secret))
    .returning('lead_id')
    .executeTakeFirst()
  return stopped !== undefined
}
