import { sql } from 'kysely'
import { DiaryRecord } from '#domain/api/member/diary.ts'
import { isSamePlace, type PlannedPlace } from '#domain/diary/record-id.ts'
import type { Database } from '#server/platform/db/database.ts'
import { checkerOf } from '#server/platform/schema/checker.ts'

const storedRecord = checkerOf(DiaryRecord)

/** The places that a record of the diary settles: a meal that was eaten, skipped or replaced by something else. */
export function settledBy(content: unknown): readonly PlannedPlace[] {
  if (!storedRecord.Check(content) || content.kind !== 'entry') return []
  const { eaten, insteadOf } = content
  const own = eaten.kind === 'meal' || eaten.kind === 'skip' ? [eaten.place] : []
  return insteadOf === undefined ? own : [...own, insteadOf]
}

/** The meals of a day of the plan that the diary says were eaten, skipped or replaced, by their number in the day. */
export async function settledMeals(
  db: Database,
  personId: string,
  { week, day }: Pick<PlannedPlace, 'week' | 'day'>,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('diary_records')
    .select('content')
    .where('person_id', '=', personId)
    .where(({ or, eb }) =>
      or([
        eb(sql`content->'eaten'->'place'->>'week'`, '=', String(week)),
        eb(sql`content->'insteadOf'->>'week'`, '=', String(week)),
      ]),
    )
    .execute()
  const places = rows.flatMap(({ content }) => settledBy(content))
  return [
    ...new Set(places.filter((place) => isSamePlace(place, { week, day, meal: place.meal })).map(({ meal }) => meal)),
  ]
}
