import type { Database } from '#server/platform/db/database.ts'
import type { Member } from './member.ts'
import { weekOf } from './plan-calendar.ts'
import { findWeek, recipesOf } from './plan-weeks.ts'

/** The dishes of the week that a member is in; none where it was not planned yet. */
export async function plannedRecipes(
  db: Database,
  { leadId, startsOn, today }: Pick<Member, 'leadId' | 'startsOn' | 'today'>,
): Promise<readonly string[]> {
  const planned = await findWeek(db, leadId, weekOf(startsOn, today))
  return planned === null ? [] : [...new Set(recipesOf(planned.plan))]
}
