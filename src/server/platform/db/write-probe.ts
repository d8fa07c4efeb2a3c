import { sql } from 'kysely'
import type { Database } from './database.ts'
import { inTransaction } from './transaction.ts'

/** Rows of 1 kB that the sort has to put on the disk: much more than the memory that it is given. */
const SPILLED_ROWS = 2000

/**
 * Throws where the database cannot write: its disk is full, or it is a standby. A sort with little memory
 * takes room on the disk and gives it back, and a message of the log is flushed like any commit. Nothing is stored.
 */
export async function probeWriting(db: Database): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`set local work_mem = '64kB'`.execute(trx)
    await sql`select n, pad from (
      select n, repeat(md5(n::text), 32) as pad from generate_series(1, ${sql.lit(SPILLED_ROWS)}) as n
      order by md5(n::text) offset ${sql.lit(SPILLED_ROWS - 1)}
    ) as sorted`.execute(trx)
    await sql`select pg_logical_emit_message(true, 'readiness', '')`.execute(trx)
  })
}
