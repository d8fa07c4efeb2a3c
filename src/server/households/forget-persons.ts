import type { Trx } from '#server/platform/db/transaction.ts'

/** Deletes persons with everything about their bodies, and households in which nobody is left who could sign in. */
export async function forgetPersons(trx: Trx, personIds: readonly string[]): Promise<void> {
  if (personIds.length === 0) return
  const persons = await trx
    .deleteFrom('persons')
    .where('id', 'in', personIds)
    .returning(['id', 'household_id'])
    .execute()
  for (const { id, household_id } of persons) {
    await trx
      .deleteFrom('household_eaters')
      .where('household_id', '=', household_id)
      .where('person_id', '=', id)
      .execute()
    await trx
      .deleteFrom('households')
      .where('id', '=', household_id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('household_eaters')
              .select('household_eaters.id')
              .whereRef('household_eaters.household_id', '=', 'households.id')
              .where('household_eaters.person_id', 'is not', null),
          ),
        ),
      )
      .execute()
  }
}
