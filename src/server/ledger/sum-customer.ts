import { sql } from 'kysely'
import type { Money } from '#domain/billing/money.ts'
import type { Reader } from '#server/platform/db/transaction.ts'

/** What each payment of some leads brought after refunds and disputes, in minor units of its currency, by payment id. */
export async function netOfPayments(db: Reader, leadIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; minor: number }>`
    select payment_id as id, sum(moved_minor)::bigint as minor from ledger_entries
    where lead_id = any(${[...leadIds]}::uuid[]) and kind <> 'fee' group by payment_id`.execute(db)
  return new Map(rows.map(({ id, minor }) => [id, Number(minor)]))
}

/** What the payments of some leads brought after refunds, disputes and fees, by currency. */
export async function keptFrom(db: Reader, leadIds: readonly string[]): Promise<readonly Money[]> {
  const { rows } = await sql<Money>`
    select currency, sum(moved_minor)::bigint as minor from ledger_entries
    where lead_id = any(${[...leadIds]}::uuid[]) group by currency order by 2 desc, 1`.execute(db)
  return rows.map(({ currency, minor }) => ({ currency, minor: Number(minor) }))
}
