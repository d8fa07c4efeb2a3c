import type { WeightsReply } from '#domain/api/member/weights.ts'
import { Problem } from '#domain/problems.ts'
import { addDays, isIsoDate } from '#domain/time.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import type { Member } from './member.ts'
import { writeForLead } from './member.ts'

const GRAMS = 1000
/** Days before the plan's start whose weights may be written down. */
const DAYS_BEFORE = 30

/** What a member weighed, oldest day first. */
export async function weightsOf(db: Database, leadId: string): Promise<WeightsReply['weights']> {
  const rows = await db
    .selectFrom('weight_entries')
    .select(['day', 'grams', 'confirmed'])
    .where('lead_id', '=', leadId)
    .orderBy('day')
    .execute()
  return rows.map(({ day, grams, confirmed }) => ({ day, kg: grams / GRAMS, ...(confirmed ? { confirmed } : {}) }))
}

/** Writes down the weight of a day, in place of an earlier one. @throws Problem WEIGHT_DAY_INVALID */
export async function keepWeight(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { leadId, startsOn, today }: Member,
  {
    day,
    kg,
    confirmed = false,
  }: { readonly day: string; readonly kg: number; readonly confirmed?: boolean | undefined },
): Promise<void> {
  // Days as text are in the order of the calendar.
  const isWithin = isIsoDate(day) && day >= addDays(startsOn, -DAYS_BEFORE) && day <= addDays(today, 1)
  if (!isWithin) throw new Problem('WEIGHT_DAY_INVALID', 'day')
  const content = { grams: Math.round(kg * GRAMS), confirmed, changed_at: now() }
  await writeForLead(db, leadId, (trx) =>
    trx
      .insertInto('weight_entries')
      .values({ lead_id: leadId, day, ...content })
      .onConflict((conflict) => conflict.columns(['lead_id', 'day']).doUpdateSet(content))
      .execute(),
  )
}

/** Takes the weight of a day away, whether there was one or not. */
export async function forgetWeight(db: Database, leadId: string, day: string): Promise<void> {
  if (!isIsoDate(day)) return
  await db.deleteFrom('weight_entries').where('lead_id', '=', leadId).where('day', '=', day).execute()
}
