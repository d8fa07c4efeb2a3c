import type { TickedWeek } from '#server/planner-pool/planner-pool.ts'
import type { Database } from '#server/platform/db/database.ts'
import { type PlanWeeks, REMEMBERED } from './plan-weeks.ts'

/** By week: the foods that are ticked on its list. */
export type TickedFoods = ReadonlyMap<number, readonly string[]>

/** What a household has ticked on the lists of its weeks, from one on. */
export async function tickedFrom(db: Database, householdId: string, first: number): Promise<TickedFoods> {
  const rows = await db
    .selectFrom('shopping_ticks')
    .select(['week', 'ingredient'])
    .where('household_id', '=', householdId)
    .where('week', '>=', first)
    .where('ticked', '=', true)
    .execute()
  const byWeek = Map.groupBy(rows, ({ week }) => week)
  return new Map([...byWeek].map(([week, ticks]) => [week, ticks.map(({ ingredient }) => ingredient)]))
}

/** The weeks before a week in order, with what was ticked on their lists; none if nobody ticked anything. */
export function tickedWeeks(weeks: PlanWeeks, ticked: TickedFoods, week: number): readonly TickedWeek[] {
  const before = Array.from({ length: REMEMBERED }, (_, at) => week - REMEMBERED + at).flatMap((earlier) => {
    const planned = weeks.get(earlier)
    return planned === undefined ? [] : [{ planned, ticked: ticked.get(earlier) ?? [] }]
  })
  return before.some((each) => each.ticked.length > 0) ? before : []
}
