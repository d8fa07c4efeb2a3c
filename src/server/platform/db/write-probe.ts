import { sql } from 'kysely'
import type { Database } from './database.ts'
import { inTransaction } from './transaction.ts'

/** Rows of 1 kB that the sort has to spill to disk: much more than the memory it may use. */
const SPILLED_ROWS = 2000

/**
 * Throws if the database cannot write, because its disk is full or it is a standby. A sort with little memory uses and
 * frees disk space, and a message in the write-ahead log is flushed like any commit. Nothing is stored.
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
