import type { ProviderName } from '#domain/billing/providers.ts'
import type { Database } from '#server/platform/db/database.ts'
import { inTransaction, type Trx } from '#server/platform/db/transaction.ts'
import type { Payout } from '#server/platform/payment-provider/provider.ts'

type From = { readonly provider: ProviderName; readonly livemode: boolean; readonly now: Date }

/**
 * Adds payouts of a provider to the ledger. Posting one again changes nothing; one that failed after all is taken back by
 * an entry of today.
 */
export async function postPayouts(db: Database, payouts: readonly Payout[], from: From): Promise<void> {
  for (const payout of payouts) await inTransaction(db, (trx) => postPayout(trx, payout, from))
}

async function postPayout(trx: Trx, payout: Payout, { provider, livemode, now }: From): Promise<void> {
  const { ref, state, at } = payout
  const { minor, currency } = payout.amount
  const rows = await trx
    .selectFrom('ledger_entries')
    .select(['number', 'moved_minor'])
    .where('provider', '=', provider)
    .where('livemode', '=', livemode)
    .where('kind', '=', 'payout')
    .where('source', '=', ref)
    .execute()
  const posted = rows.reduce((sum, { moved_minor }) => sum + moved_minor, 0)
  const missing = (state === 'failed' ? 0 : -minor) - posted
  if (missing === 0) return
  const number = rows.length + 1
  await trx
    .insertInto('ledger_entries')
    .values({
      ...{ provider, livemode, kind: 'payout', source: ref, number, currency, moved_minor: missing },
      ...{ cause: number === 1 ? 'payout' : 'correction', at: number === 1 ? at : now, recorded_at: now },
      ...{ lead_id: null, payment_id: null },
    })
    // Another process posts the same payout at this moment.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
