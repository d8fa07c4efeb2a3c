import type { Transaction } from 'kysely'
import { Problem } from '#domain/problems.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'

/**
 * Writes something down about a person who is still here: nothing may come in behind a deletion that is under way.
 * @throws Problem TOKEN_INVALID where the lead is gone
 */
export function writeForLead<T>(
  db: Database,
  leadId: string,
  write: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (trx) => {
    const lead = await trx
      .selectFrom('leads')
      .select('id')
      .where('id', '=', leadId)
      .where('erased_at', 'is', null)
      .forShare()
      .executeTakeFirst()
    if (lead === undefined) throw new Problem('TOKEN_INVALID')
    return write(trx)
  })
}
