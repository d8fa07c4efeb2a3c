import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { placeOfLead } from './found-household.ts'

/** Opens the account of a lead that orders something, unless it has one. It pays for the household they eat in. */
export async function openAccount(trx: Trx, leadId: string, now: Date): Promise<void> {
  const place = await placeOfLead(trx, leadId)
  await trx
    .insertInto('accounts')
    .values({ id: uuidV7(now), lead_id: leadId, household_id: place?.householdId ?? leadId, opened_at: now })
    .onConflict((conflict) => conflict.column('lead_id').doNothing())
    .execute()
}
