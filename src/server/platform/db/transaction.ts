import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

const TRIES = 4

// A deadlock, and a serialisation failure, which distributed engines report for any conflict. Both were rolled back.
const conflicts = new Set(['40P01', '40001'])

/**
 * Runs `work` in one transaction, again from its start when it lost a conflict with another. So `work` may run several
 * times and must change nothing but the database. Use the transaction it is given, never `db`, within.
 */
export async function inTransaction<T>(db: Database, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (tried === TRIES || !isConflict(error)) throw error
    }
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && conflicts.has(error.code)
}
