import type { Database } from '#server/platform/db/database.ts'
import { differingReports } from '#tests/money/report-totals.ts'
import type { ProviderRecords } from './market.ts'

/** Checks that the ledger of some orders adds up to the balance at the provider, and every report to the ledger. */
export async function checkLedger(
  db: Database,
  orderIds: readonly string[],
  { balanceMinor }: ProviderRecords,
  now: Date,
): Promise<readonly string[]> {
  const entries = await db
    .selectFrom('ledger_entries')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select('ledger_entries.moved_minor')
    .where('order_id', 'in', [...orderIds])
    .execute()
  const posted = entries.reduce((sum, { moved_minor }) => sum + moved_minor, 0)
  return [
    ...(posted === balanceMinor ? [] : [`the ledger adds up to ${posted}, the provider's balance is ${balanceMinor}`]),
    ...(await differingReports({ db, now: () => now, livemode: false })),
  ]
}
