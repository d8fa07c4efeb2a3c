import { addDays, type IsoDate } from '#domain/time.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import type { Member } from '#server/members/member/member.ts'
import { startOfWeek } from '#server/members/member/plan-calendar.ts'
import type { OwnWeek } from '#server/planner-pool/planner-pool.ts'
import type { Database } from '#server/platform/db/database.ts'
import { plannedFrom } from './plan-weeks.ts'

/**
 * The week that a member ate elsewhere and that began during a week of their calendar; null if there is none. Weeks of
 * another household may begin on another weekday.
 */
export async function keptWeek(
  db: Database,
  { personId, startsOn }: Pick<Member, 'personId' | 'startsOn'>,
  week: number,
): Promise<{ readonly week: OwnWeek; readonly startsOn: IsoDate } | null> {
  const first = startOfWeek(startsOn, week)
  const row = await db
    .selectFrom('kept_weeks')
    .select(['starts_on', 'request', 'plan'])
    .where('person_id', '=', personId)
    .where('starts_on', '>=', first)
    .where('starts_on', '<', addDays(first, DAYS))
    .executeTakeFirst()
  const planned = row === undefined ? null : plannedFrom(row)
  return row === undefined || planned === null
    ? null
    : { week: { ...planned, plan: { ...planned.plan, week } }, startsOn: row.starts_on }
}
