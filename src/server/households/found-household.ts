import type { Trx } from '#server/platform/db/transaction.ts'

/** A person and the household that they eat in. */
export type Place = { readonly personId: string; readonly householdId: string }

/**
 * The person whose answers a lead gave, with their household; both are founded if they do not exist yet. A person has the
 * id of the lead, and so has the first household (docs/decisions/0088-person-household-account.md). The lead is kept from
 * being erased until the transaction ends. Null if the lead is gone or erased.
 */
export async function placeOfLead(trx: Trx, leadId: string): Promise<Place | null> {
  const lead = await trx
    .selectFrom('leads')
    .select('created_at')
    .where('id', '=', leadId)
    .where('erased_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (lead === undefined) return null
  const person = await trx.selectFrom('persons').select('household_id').where('id', '=', leadId).executeTakeFirst()
  if (person !== undefined) return { personId: leadId, householdId: person.household_id }
  await foundHousehold(trx, leadId, lead.created_at)
  return { personId: leadId, householdId: leadId }
}

/** Of two requests that found the same household at once, the second waits for the first and changes nothing. */
async function foundHousehold(trx: Trx, id: string, at: Date): Promise<void> {
  const since = { created_at: at, changed_at: at }
  await trx
    .insertInto('households')
    .values({ id, cook_id: id, ...since })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await trx
    .insertInto('persons')
    .values({ id, household_id: id, ...since })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await trx
    .insertInto('household_eaters')
    .values({ household_id: id, id, kind: 'adult', person_id: id, joined_at: at })
    .onConflict((conflict) => conflict.columns(['household_id', 'id']).doNothing())
    .execute()
}
