import { sql } from 'kysely'
import type { LearntWeight } from '#domain/api/member/weights.ts'
import { addDays } from '#domain/time.ts'
import type { WeighingHistory } from '#domain/weight-filter/weighing-history.ts'
import type { Member } from '#server/members/member/member.ts'
import type { Database } from '#server/platform/db/database.ts'

const LATELY = 28
/** Days with less, kcal, were hardly written down whole; with fewer of them, the diary is not kept. */
const WHOLE_DAY_KCAL = 800
const LEAST_DAYS = 10

/** What the diary of the last four weeks has on its whole days, beside what the plan has; null if it is hardly kept. */
export async function diaryBeside(
  db: Database,
  { personId, today }: Pick<Member, 'personId' | 'today'>,
  { stages, today: dayToday }: WeighingHistory,
): Promise<NonNullable<LearntWeight['diary']> | null> {
  const days = await db
    .selectFrom('diary_records')
    .select(sql<number>`sum((figures->>'energy')::float8)`.as('energy'))
    .where('person_id', '=', personId)
    .where('day', '>', addDays(today, -LATELY - 1))
    .where('day', '<', today)
    .where(sql<boolean>`content->>'kind' = 'entry'`)
    .groupBy('day')
    .having(sql<boolean>`sum((figures->>'energy')::float8) >= ${WHOLE_DAY_KCAL}`)
    .execute()
  const planned = stages.findLast(({ fromDay }) => fromDay <= dayToday)?.intake
  if (days.length < LEAST_DAYS || planned === undefined) return null
  const energy = days.reduce((sum, day) => sum + day.energy, 0) / days.length
  return { days: days.length, energy: Math.round(energy), planned: Math.round(planned) }
}
