import { sql } from 'kysely'
import type { Trx } from '#server/platform/db/transaction.ts'

/**
 * Deletes the planned weeks of a household after somebody joined it, left it or eats by other rules: they are planned again
 * when they are opened, and the revision rises, so that a change that is being computed for the old table starts over.
 * What was eaten stays in each one's diary.
 */
export async function forgetPlates(trx: Trx, householdId: string): Promise<void> {
  await trx.deleteFrom('plan_weeks').where('household_id', '=', householdId).execute()
  await trx
    .updateTable('households')
    .set({ plan_revision: sql`plan_revision + 1` })
    .where('id', '=', householdId)
    .execute()
}
