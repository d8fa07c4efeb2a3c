import type { WeightsReply, WeightsRequest } from '#domain/api/member/weights.ts'
import { isIsoDate } from '#domain/iso-date.ts'
import { Problem } from '#domain/problems.ts'
import { addDays } from '#domain/time.ts'
import { EARLIEST_WEIGHT_DAY } from '#domain/weight-filter/log-limits.ts'
import type { Member } from '#server/members/member/member.ts'
import { writeForPerson } from '#server/members/member/member.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'

const GRAMS = 1000

/** A member's weights, oldest day first. */
export async function weightsOf(db: Database, personId: string): Promise<WeightsReply['weights']> {
  const rows = await db
    .selectFrom('weight_entries')
    .select(['day', 'grams', 'confirmed'])
    .where('person_id', '=', personId)
    .orderBy('day')
    .execute()
  return rows.map(({ day, grams, confirmed }) => ({ day, kg: grams / GRAMS, ...(confirmed ? { confirmed } : {}) }))
}

/** Whether a weight of a day can be logged. Days as text sort in calendar order. */
const isLoggable = ({ today }: Member, day: string): boolean =>
  isIsoDate(day) && day >= EARLIEST_WEIGHT_DAY && day <= addDays(today, 1)

/** Stores the weights of many days and deletes others; all or none. @throws Problem WEIGHT_DAY_INVALID */
export async function keepWeights(
  { db, now }: Pick<Services, 'db' | 'now'>,
  member: Member,
  { weights, remove }: WeightsRequest,
): Promise<void> {
  const { personId } = member
  if (!weights.every(({ day }) => isLoggable(member, day))) throw new Problem('WEIGHT_DAY_INVALID', 'day')
  const time = now()
  // Of two weights of one day the last one counts.
  const byDay = new Map(weights.map((weight) => [weight.day, weight]))
  const rows = [...byDay.values()].map(({ day, kg, confirmed = false }) => ({
    person_id: personId,
    day,
    grams: Math.round(kg * GRAMS),
    confirmed,
    changed_at: time,
  }))
  await writeForPerson(db, personId, async (trx) => {
    if (remove.length > 0) {
      await trx.deleteFrom('weight_entries').where('person_id', '=', personId).where('day', 'in', remove).execute()
    }
    if (rows.length === 0) return
    await trx
      .insertInto('weight_entries')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['person_id', 'day']).doUpdateSet(({ ref }) => ({
          grams: ref('excluded.grams'),
          confirmed: ref('excluded.confirmed'),
          changed_at: time,
        })),
      )
      .execute()
  })
}

/** Stores the weight of a day, replacing an earlier one. @throws Problem WEIGHT_DAY_INVALID */
export async function keepWeight(
  { db, now }: Pick<Services, 'db' | 'now'>,
  member: Member,
  {
    day,
    kg,
    confirmed = false,
  }: { readonly day: string; readonly kg: number; readonly confirmed?: boolean | undefined },
): Promise<void> {
  if (!isLoggable(member, day)) throw new Problem('WEIGHT_DAY_INVALID', 'day')
  const content = { grams: Math.round(kg * GRAMS), confirmed, changed_at: now() }
  await writeForPerson(db, member.personId, (trx) =>
    trx
      .insertInto('weight_entries')
      .values({ person_id: member.personId, day, ...content })
      .onConflict((conflict) => conflict.columns(['person_id', 'day']).doUpdateSet(content))
      .execute(),
  )
}

/** Stores the weight of a day that has none; the first of a day counts. Returns whether it was stored. */
export async function keepFirstWeight(
  { db, now }: Pick<Services, 'db' | 'now'>,
  personId: string,
  { day, kg }: { readonly day: string; readonly kg: number },
): Promise<boolean> {
  const entry = { day, grams: Math.round(kg * GRAMS), confirmed: false, changed_at: now() }
  const added = await writeForPerson(db, personId, (trx) =>
    trx
      .insertInto('weight_entries')
      .values({ person_id: personId, ...entry })
      .onConflict((conflict) => conflict.columns(['person_id', 'day']).doNothing())
      .returning('day')
      .executeTakeFirst(),
  )
  return added !== undefined
}

/** Deletes the weight of a day, whether or not there is one. */
export async function forgetWeight(db: Database, personId: string, day: string): Promise<void> {
  if (!isIsoDate(day)) return
  await db.deleteFrom('weight_entries').where('person_id', '=', personId).where('day', '=', day).execute()
}
