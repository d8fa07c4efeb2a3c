import { lockHouseholds, seatCook } from '#server/households/move-person.ts'
import { leaveWeeks, tableChanged } from '#server/members/plan/part-weeks.ts'
import type { Trx } from '#server/platform/db/transaction.ts'

/**
 * Deletes persons with everything about their bodies. Of a household in which others still sign in, the weeks, the list and
 * the tastes stay, without anything of who is gone; one in which nobody is left is deleted.
 */
export async function forgetPersons(trx: Trx, personIds: readonly string[], now: Date): Promise<void> {
  if (personIds.length === 0) return
  const persons = await trx.selectFrom('persons').select(['id', 'household_id']).where('id', 'in', personIds).execute()
  for (const { id: personId, household_id: householdId } of persons) {
    await lockHouseholds(trx, [householdId])
    await trx.deleteFrom('persons').where('id', '=', personId).execute()
    await trx
      .deleteFrom('household_eaters')
      .where('household_id', '=', householdId)
      .where('person_id', '=', personId)
      .execute()
    if (!(await seatCook(trx, householdId))) continue
    await leaveWeeks(trx, { personId, from: householdId }, 'GO')
    await tableChanged(trx, householdId, now)
  }
}
