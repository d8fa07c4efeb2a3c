import type { Trx } from '#server/platform/db/transaction.ts'

/**
 * Locks leads whose keys are about to be ended, always in the same order: a key that is being made at the same moment
 * is made before, and ends with the others, or after.
 */
export async function lockLeads(trx: Trx, leadIds: readonly string[]): Promise<void> {
  await trx.selectFrom('leads').select('id').where('id', 'in', leadIds).orderBy('id').forUpdate().execute()
}

/** Keeps a lead's keys from being ended while one is made. */
export async function holdLead(trx: Trx, leadId: string): Promise<void> {
  await trx.selectFrom('leads').select('id').where('id', '=', leadId).forShare().execute()
}
