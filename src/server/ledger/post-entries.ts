import { type LedgerEntry, missingEntries } from '#domain/billing/ledger.ts'
import type { ProviderName } from '#domain/billing/providers.ts'
import type { Purchase } from '#domain/billing/purchase.ts'
import type { Reader, Trx } from '#server/platform/db/transaction.ts'

export type PostedPurchase = {
  readonly order: { readonly lead_id: string; readonly provider: ProviderName; readonly livemode: boolean }
  readonly purchase: Pick<Purchase, 'charges' | 'refunds'>
  /** Our payment ids by the provider's references. */
  readonly paymentIds: ReadonlyMap<string, string>
  readonly now: Date
}

/**
 * Adds to the ledger what a purchase moved and is not in it yet. It is called in the transaction that stores the charges,
 * refunds and disputes, under the lock of their lead, so that neither is ever without the other.
 */
export async function postEntries(trx: Trx, posted: PostedPurchase): Promise<void> {
  const { order, purchase, paymentIds, now } = posted
  const ids = [...paymentIds.values()]
  if (ids.length === 0) return
  const rows = await trx
    .selectFrom('ledger_entries')
    .select(['kind', 'source', 'number', 'moved_minor', 'currency'])
    .where('lead_id', '=', order.lead_id)
    .where('payment_id', 'in', ids)
    .execute()
  const recorded = rows.map((row) => ({ ...row, amount: { minor: row.moved_minor, currency: row.currency } }))
  const causes = await refundCauses(trx, order.lead_id, ids)
  const missing = missingEntries(recorded, purchase, (id) => causes.get(id) ?? 'provider', now)
  const numbers = new Map<string, number>()
  for (const { kind, source, number } of rows)
    numbers.set(`${kind} ${source}`, Math.max(number, numbers.get(`${kind} ${source}`) ?? 0))
  for (const entry of missing) {
    const number = (numbers.get(`${entry.kind} ${entry.source}`) ?? 0) + 1
    numbers.set(`${entry.kind} ${entry.source}`, number)
    await insertEntry(trx, posted, entry, number)
  }
}

async function refundCauses(db: Reader, leadId: string, paymentIds: string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('refunds')
    .select(['id', 'because'])
    .where('lead_id', '=', leadId)
    .where('payment_id', 'in', paymentIds)
    .execute()
  return new Map(rows.map(({ id, because }) => [id, because]))
}

async function insertEntry(
  trx: Trx,
  { order, paymentIds, now }: PostedPurchase,
  { kind, source, chargeRef, cause, amount, at }: LedgerEntry,
  number: number,
): Promise<void> {
  const { lead_id, provider, livemode } = order
  const payment_id = paymentIds.get(chargeRef ?? '')
  if (payment_id === undefined) return
  await trx
    .insertInto('ledger_entries')
    .values({
      ...{ provider, livemode, kind, source, number, cause, moved_minor: amount.minor, currency: amount.currency },
      ...{ at, recorded_at: now, lead_id, payment_id },
    })
    .execute()
}
