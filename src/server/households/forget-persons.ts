import type { Trx } from '#server/platform/db/transaction.ts'
import { lockHouseholds, seatCook } from './move-person.ts'
import { forgetPlates } from './shared-weeks.ts'

/**
 * Deletes persons with everything about their bodies. Of a household in which others still sign in, the week, the list and
 * the tastes stay, without the plates of who is gone; one in which nobody is left is deleted.
 */
export async function forgetPersons(trx: Trx, personIds: readonly string[]): Promise<void> {
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
    if (await seatCook(trx, householdId)) await forgetPlates(trx, householdId)
  }
}
