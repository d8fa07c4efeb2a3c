import type { Selectable } from 'kysely'
import type { Schema } from '#server/platform/db/schema.ts'
import type { Reader } from '#server/platform/db/transaction.ts'

export type EaterRow = Selectable<Schema['household_eaters']>

/** Everybody who eats in a household, in the order in which they came. */
export const eatersOf = (db: Reader, householdId: string): Promise<readonly EaterRow[]> =>
  db
    .selectFrom('household_eaters')
    .selectAll()
    .where('household_id', '=', householdId)
    .orderBy('joined_at')
    .orderBy('id')
    .execute()

/** Those who sign in, in the order in which they came. */
export const personsIn = (eaters: readonly EaterRow[]): readonly string[] =>
  eaters.flatMap(({ person_id }) => (person_id === null ? [] : [person_id]))
