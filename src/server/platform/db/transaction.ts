import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

/** An open transaction: everything written with it is committed together or not at all. */
export type Trx = Transaction<Schema>

/** A source for reads: the database, or an open transaction. */
export type Reader = Database | Trx

const TRIES = 4

// A deadlock, or a serialisation failure, which distributed engines report for any conflict. Both were rolled back.
const conflicts = new Set(['40P01', '40001'])

/**
 * Runs `work` in one transaction and restarts it if it lost a conflict with another one. So `work` may run several
 * times and must change nothing but the database. Within it, use the given transaction, never `db`.
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

/** The unique index or constraint that rejected a row (23505); null for any other error. */
export function violatedIndex(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return null
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : null
}
