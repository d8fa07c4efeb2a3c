import type { Anchor } from '#domain/household/anchors.ts'
import type { Database } from '#server/platform/db/database.ts'

/** What a household wants at some meals of every week, in a fixed order, so that equal wishes make equal requests. */
export async function anchorsOf(db: Database, householdId: string): Promise<readonly Anchor[]> {
  const rows = await db
    .selectFrom('meal_anchors')
    .select(['weekday', 'slot', 'recipe', 'kind'])
    .where('household_id', '=', householdId)
    .orderBy('weekday')
    .orderBy('slot')
    .execute()
  return rows.flatMap(({ weekday, slot, recipe, kind }): Anchor[] => {
    if (recipe !== null) return [{ weekday, slot, recipe }]
    return kind === null ? [] : [{ weekday, slot, kind }]
  })
}
