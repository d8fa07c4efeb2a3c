import { eatersOf } from '#server/households/eaters.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Member } from './member.ts'

/**
 * The last week that is planned while a member's plan has a pause: no week after it is planned. Null without a pause, or
 * if somebody else eats from the household's weeks.
 */
export async function plannedUntil(
  db: Database,
  { personId, householdId, today }: Pick<Member, 'personId' | 'householdId' | 'today'>,
): Promise<number | null> {
  const pause = await db
    .selectFrom('life_events')
    .select('id')
    .where('person_id', '=', personId)
    .where('kind', '=', 'PAUSED')
    .where('starts_on', '<=', today)
    .where(({ or, eb }) => or([eb('ends_on', 'is', null), eb('ends_on', '>=', today)]))
    .limit(1)
    .executeTakeFirst()
  if (pause === undefined) return null
  if ((await eatersOf(db, householdId)).length > 1) return null
  const planned = await db
    .selectFrom('plan_weeks')
    .select(({ fn }) => fn.max('week').as('last'))
    .where('household_id', '=', householdId)
    .executeTakeFirst()
  return planned?.last ?? 0
}
