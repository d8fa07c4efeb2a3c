import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Everything that changes a lead's orders waits in line here, so that two at once see each other's work. */
export async function lockLead(trx: Transaction<Schema>, leadId: string): Promise<void> {
  await trx.selectFrom('leads').select('id').where('id', '=', leadId).forUpdate().executeTakeFirstOrThrow()
}
