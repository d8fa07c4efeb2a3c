import type { Transaction } from 'kysely'
import type { Planned } from '#server/planner-pool/planner-pool.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { plannedFrom, recipesOf } from './stored-week.ts'

/** Stored weeks by number, in their order. */
export type PlanWeeks = ReadonlyMap<number, Planned>

/** One stored week; null where there is none that can be read. */
export async function findWeek(db: Database, leadId: string, week: number): Promise<Planned | null> {
  const row = await db
    .selectFrom('plan_weeks')
    .select(['request', 'plan'])
    .where('lead_id', '=', leadId)
    .where('week', '=', week)
    .executeTakeFirst()
  return row === undefined ? null : plannedFrom(row)
}

/** The stored weeks from one on; those that cannot be read any more are left out, and so planned anew. */
export async function weeksFrom(db: Database, leadId: string, first: number): Promise<PlanWeeks> {
  const rows = await db
    .selectFrom('plan_weeks')
    .select(['week', 'request', 'plan'])
    .where('lead_id', '=', leadId)
    .where('week', '>=', first)
    .orderBy('week')
    .execute()
  const weeks = new Map<number, Planned>()
  for (const row of rows) {
    const planned = plannedFrom(row)
    if (planned !== null) weeks.set(row.week, planned)
  }
  return weeks
}

/** Recipes of the two weeks before one, as far as they are stored, most recent last. */
export const recentRecipes = (weeks: PlanWeeks, week: number): readonly string[] =>
  [week - 2, week - 1].flatMap((before) => {
    const planned = weeks.get(before)
    return planned === undefined ? [] : recipesOf(planned.plan)
  })

/** Writes a week down, in place of what was there. */
export async function storeWeek(
  trx: Transaction<Schema>,
  leadId: string,
  { request, plan }: Planned,
  now: Date,
): Promise<void> {
  const content = { request: JSON.stringify(request), plan: JSON.stringify(plan), changed_at: now }
  await trx
    .insertInto('plan_weeks')
    .values({ lead_id: leadId, week: plan.week, ...content, planned_at: now })
    .onConflict((conflict) => conflict.columns(['lead_id', 'week']).doUpdateSet(content))
    .execute()
}

export async function forgetWeeksAfter(trx: Transaction<Schema>, leadId: string, week: number): Promise<void> {
  await trx.deleteFrom('plan_weeks').where('lead_id', '=', leadId).where('week', '>', week).execute()
}
